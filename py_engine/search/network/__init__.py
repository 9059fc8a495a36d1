"""A small convolutional network in big ints: what it sees, how it computes, and where its weights come from."""
