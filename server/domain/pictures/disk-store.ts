import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../platform/files/file-store';

/** Generates a name, so that a name from the client never reaches a file system. */
function newPictureName(): string {
  return `${randomBytes(18).toString('base64url')}.jpg`;
}

/**
 * Shared `save` of the stores: stores a picture under a new name with the store's `keep`. Returns
 * the name.
 */
export async function saveUnderNewName(keep: FileStore['keep'], jpeg: Buffer): Promise<string> {
  const name = newPictureName();
  await keep(name, jpeg);
  return name;
}

/** True if the text has the form of a generated name. */
export function isPictureName(name: string): boolean {
  return /^[A-Za-z0-9_-]{24}\.jpg$/.test(name);
}

/**
 * Stores pictures as files of one folder. A file gets its name only after all its bytes are on
 * disk.
 */
export async function createDiskStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  // A folder of another user, such as a mounted volume, keeps its permissions.
  await chmod(folder, 0o700).catch(() => undefined);
  const keep = async (name: string, jpeg: Buffer): Promise<void> => {
    const draft = join(folder, `${name}.part`);
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(jpeg);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    keep,
    save: (jpeg) => saveUnderNewName(keep, jpeg),
    read: async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { bytes: createReadStream(path), size: found.size } : null;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
