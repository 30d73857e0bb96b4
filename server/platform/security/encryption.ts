import { Readable } from 'node:stream';

/** A public key of age, whose checksum is checked when a backup is written. */
export const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

/**
 * Returns a step of a pipeline that encrypts for the owner of a key of the program age. `age
 * --decrypt` reads the result.
 * @param recipient public key, `age1…`
 * @throws Error if the key is misspelt
 */
export function encryptFor(recipient: string) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    // The library is loaded for backups only, because it delays the start.
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
  };
}
