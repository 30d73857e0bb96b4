import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { encryptFor } from '../../platform/security/encryption';
import { type Manifest, MANIFEST, type Part } from './manifest';

/** Writes a zip file in parts, from streams of any length. */
export interface ArchiveWriter {
  /** Parts written so far. */
  parts: readonly Part[];
  /** Adds a part. Resolves when the whole part is in the archive. */
  add(path: string, source: Readable, options?: { compress: boolean }): Promise<void>;
  /** Adds the manifest and closes the archive. Resolves when the file is on disk. */
  close(manifest: Manifest): Promise<void>;
  /** Stops writing and leaves the file incomplete. */
  abandon(): void;
}

/**
 * Creates an archive in a new file. Only its owner can read it, because it contains e-mail
 * addresses and password hashes.
 * @param recipient public key of age for which the file is encrypted; without it the file is a zip
 */
export function createArchive(file: string, recipient?: string): ArchiveWriter {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const encryption = recipient === undefined ? new PassThrough() : encryptFor(recipient);
  const written = pipeline(output, encryption, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => undefined);
  const failed = written.then(() => new Promise<never>(() => undefined));
  const parts: Part[] = [];

  async function put(path: string, source: Readable, compress: boolean): Promise<Part> {
    const sum = createSum();
    zip.addReadStream(sum.through, path, { compress });
    // If the disk is full, nothing reads the source any more. Only the failure of the file then
    // ends the wait.
    await Promise.race([Promise.all([pipeline(source, sum.through), finished(sum.through)]), failed]);
    return { path, size: sum.size(), sha256: sum.sha256() };
  }

  return {
    parts,
    add: async (path, source, { compress } = { compress: true }) => {
      parts.push(await put(path, source, compress));
    },
    close: async (manifest) => {
      await put(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]), true);
      zip.end();
      await written;
    },
    abandon: () => output.destroy(),
  };
}

/** Size and hash of the data of a stream. */
export interface Sum {
  through: Transform;
  size(): number;
  sha256(): string;
}

/**
 * Creates a stream that hashes its data.
 * @param onEnd called with the size and hash; an error that it throws fails the stream
 */
export function createSum(onEnd: (sum: { size: number; sha256: string }) => void = () => undefined): Sum {
  const hash: Hash = createHash('sha256');
  let size = 0;
  let sha256 = '';
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
    flush: (done) => {
      sha256 = hash.digest('hex');
      try {
        onEnd({ size, sha256 });
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return { through, size: () => size, sha256: () => sha256 };
}
