import {
  createCipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Bytes of a chunk. Each chunk is authenticated by itself. */
const CHUNK_BYTES = 64 * 1024;

const FILE_KEY_BYTES = 16;
const CIPHER = 'chacha20-poly1305';
const VERSION_LINE = 'age-encryption.org/v1';

/**
 * Creates a stream that encrypts for the owner of a key, in the format of the program age
 * (age-encryption.org/v1). `age --decrypt` reads it.
 * @param recipient public key, `age1…`
 * @throws Error if the key is misspelt
 */
export function createEncryption(recipient: string): Transform {
  const fileKey = randomBytes(FILE_KEY_BYTES);
  const nonce = randomBytes(16);
  const key = derive(fileKey, nonce, 'payload');
  let head: Buffer | undefined = Buffer.concat([headerOf(fileKey, parseRecipient(recipient)), nonce]);
  let pending = Buffer.alloc(0);
  let count = 0n;
  const seal = (chunk: Buffer, isLast: boolean): Buffer => {
    const chunkNonce = Buffer.alloc(12);
    chunkNonce.writeBigUInt64BE(count, 3);
    chunkNonce[11] = isLast ? 1 : 0;
    count += 1n;
    return encrypt(key, chunkNonce, chunk);
  };
  return new Transform({
    transform(data: Buffer, _encoding, done: TransformCallback) {
      if (head) this.push(head);
      head = undefined;
      pending = Buffer.concat([pending, data]);
      // The last chunk is marked, so a full one waits until more data follow.
      while (pending.length > CHUNK_BYTES) {
        this.push(seal(pending.subarray(0, CHUNK_BYTES), false));
        pending = pending.subarray(CHUNK_BYTES);
      }
      done();
    },
    flush(done: TransformCallback) {
      if (head) this.push(head);
      this.push(seal(pending, true));
      done();
    },
  });
}

/** Header with the key of the file, which only the recipient can read. */
function headerOf(fileKey: Buffer, recipient: Buffer): Buffer {
  const ephemeral = generateKeyPairSync('x25519');
  const share = Buffer.from(ephemeral.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: recipient.toString('base64url') },
    format: 'jwk',
  });
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey });
  const wrapping = derive(shared, Buffer.concat([share, recipient]), `${VERSION_LINE}/X25519`);
  const wrapped = encrypt(wrapping, Buffer.alloc(12), fileKey);
  const lines = [VERSION_LINE, `-> X25519 ${toBase64(share)}`, toBase64(wrapped), '---'].join('\n');
  const mac = createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(lines)
    .digest();
  return Buffer.from(`${lines} ${toBase64(mac)}\n`);
}

const derive = (secret: Buffer, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));

function encrypt(key: Buffer, nonce: Buffer, data: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: 16 });
  return Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
}

const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;
const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** True for the public key of age, in Bech32 with a valid checksum. */
export function isRecipient(text: string): boolean {
  if (!RECIPIENT.test(text)) return false;
  // The prefix `age` is part of the checksum: the high bits of each letter, 0, the low bits.
  const prefix = [...'age'].map((letter) => letter.charCodeAt(0));
  const values = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...valuesOf(text)];
  return values.reduce(addToChecksum, 1) === 1;
}

function addToChecksum(checksum: number, value: number): number {
  const shifted = ((checksum & 0x1ffffff) << 5) ^ value;
  return GENERATOR.reduce((sum, factor, bit) => ((checksum >> (25 + bit)) & 1 ? sum ^ factor : sum), shifted);
}

const valuesOf = (recipient: string): number[] =>
  Array.from(recipient.slice('age1'.length), (letter) => ALPHABET.indexOf(letter));

function parseRecipient(recipient: string): Buffer {
  if (!isRecipient(recipient)) throw new Error('not a public key of age');
  // Six letters of checksum, and 256 bits in 52 letters of five bits.
  const bits = valuesOf(recipient)
    .slice(0, -6)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.slice(0, 256).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
