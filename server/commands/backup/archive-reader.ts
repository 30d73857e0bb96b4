import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { StartError } from '../../platform/errors/start-error';
import { createSum } from './archive-writer';
import { type Manifest, MANIFEST, manifestSchema, type Part } from './manifest';

/** A complete backup. Every part has been read and matches its hash. */
export interface ArchiveReader {
  manifest: Manifest;
  /** Opens a part. The stream hashes the bytes again and fails if they have changed since. */
  open(part: Part): Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup and reads all of it.
 * @throws {StartError} if the file is not a backup, is damaged or has an unknown format
 */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const zip = await openPromise(file, { autoClose: false }).catch((cause: unknown) => {
    if (file.endsWith('.age'))
      throw new StartError(`암호화된 백업이에요. age --decrypt로 먼저 풀어 주세요: ${file}`, { cause });
    throw new StartError(`백업 파일을 열 수 없어요 (${file}): ${(cause as Error).message}`, { cause });
  });
  try {
    const entries = await readEntries(zip);
    const manifest = await readManifest(zip, entries);
    refuseOtherParts(entries, manifest);
    const open = (part: Part): Promise<Readable> => openPart(zip, entries, part);
    for (const part of manifest.parts) await pipeline(await open(part), discard());
    return { manifest, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof StartError) throw error;
    throw damaged((error as Error).message, error);
  }
}

const damaged = (what: string, cause?: unknown): StartError =>
  new StartError(`백업 파일이 손상되었어요: ${what}`, { cause });

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry) throw new StartError('한팀의 백업 파일이 아니에요.');
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  // The manifest has no hash, so this compares its checksum in the zip file.
  if (crc32(bytes) !== entry.crc32) throw damaged(MANIFEST);
  const json = JSON.parse(bytes.toString()) as { format?: number };
  if (json.format !== 1) throw new StartError(`이 버전이 모르는 백업 형식이에요 (${json.format}).`);
  return manifestSchema.parse(json);
}

function refuseOtherParts(entries: Map<string, Entry>, { parts }: Manifest): void {
  const listed = new Set([MANIFEST, ...parts.map(({ path }) => path)]);
  const missing = [...listed].find((path) => !entries.has(path));
  const foreign = [...entries.keys()].find((path) => !listed.has(path));
  if (missing ?? foreign) throw damaged(`${missing ?? foreign}`);
}

async function openPart(zip: ZipFile, entries: Map<string, Entry>, part: Part): Promise<Readable> {
  const entry = entries.get(part.path);
  if (!entry) throw damaged(part.path);
  const sum = createSum(({ size, sha256 }) => {
    if (size !== part.size || sha256 !== part.sha256) throw damaged(part.path);
  });
  const source = await zip.openReadStreamPromise(entry);
  source.once('error', (error) => sum.through.destroy(error));
  return source.pipe(sum.through);
}
