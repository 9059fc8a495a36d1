/** Texts that are files of the site, such as packs and books. */

/** @returns null where it is out of reach */
export const fetchText = (address: URL): Promise<string | null> =>
  fetch(address).then(
    (reply) => (reply.ok ? reply.text() : null),
    () => null,
  );
