/** Of the engine's files, made by the build: with any change of theirs it is another one. */
export const VERSION: string;
