import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

/** Replaces the files in the variables of a request by their hashes. */
export async function describeUploads(value: unknown): Promise<unknown> {
  if (value instanceof Upload) return value.promise.then(hashOf, () => null);
  if (Array.isArray(value)) return Promise.all(value.map(describeUploads));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, part]) => [name, await describeUploads(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function hashOf(file: FileUpload): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(file.createReadStream(), hash);
  return hash.digest('base64url');
}
