import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../../context';
import { EXPORT_PAGE, type ExportedPart, type ExportedRow } from './export';

/**
 * The viewer's data as a ZIP stream: a JSON file for each part, and the files of its rows. Rows are
 * written while they are read. Only parts with files keep their rows in memory. An error ends the
 * stream.
 */
export function createExport(ctx: Context, parts: readonly ExportedPart[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addParts(ctx, zip, parts).catch(fail);
  return output;
}

/** Adds the parts one after the other, so that an export uses one connection at a time. */
async function addParts(ctx: Context, zip: ZipFile, parts: readonly ExportedPart[]): Promise<void> {
  for (const part of parts) {
    const rows: ExportedRow[] = [];
    const isKept = part.readFiles !== undefined;
    await addFile(zip, `${part.name}.json`, Readable.from(writeJson(ctx, part, isKept ? rows : undefined)));
    for (const row of rows) {
      const files = Object.entries((await part.readFiles?.(ctx, row)) ?? {});
      for (const [path, bytes] of files) await addFile(zip, path, bytes, { compress: false });
    }
  }
  zip.end();
}

/** Adds a file. Resolves after all of it has been read. */
function addFile(zip: ZipFile, path: string, bytes: Readable, options = { compress: true }): Promise<void> {
  return new Promise((resolve, reject) => {
    bytes.once('end', resolve).once('error', reject);
    zip.addReadStream(bytes, path, options);
  });
}

/**
 * Yields the rows of a part as one JSON array, one row per line.
 * @param kept receives the rows, if the caller needs them
 */
async function* writeJson(ctx: Context, part: ExportedPart, kept?: ExportedRow[]): AsyncGenerator<Buffer> {
  let after = 0;
  let count = 0;
  for (;;) {
    const rows = await part.read(ctx, after);
    const lines = rows.map((row, index) => `${count + index === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`);
    if (lines.length > 0) yield Buffer.from(lines.join(''));
    kept?.push(...rows);
    count += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < EXPORT_PAGE) break;
  }
  yield Buffer.from(count === 0 ? '[]\n' : '\n]\n');
}
