import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A response that can be repeated. */
export interface StoredResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a response, because it may contain a secret or texts of members.
 * @param secret 32 bytes
 */
export function sealResponse(response: StoredResponse, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(response)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts the result of {@link sealResponse}. */
export function openResponse(sealed: string, secret: Buffer): StoredResponse {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString()) as StoredResponse;
}
