import type { Readable } from 'node:stream';

/** Stores uploaded files under generated names. The bytes of a name never change. */
export interface FileStore {
  /** Stores a file and returns its new name. */
  save(bytes: Buffer): Promise<string>;
  /** Stores a file under the name that it already has. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Reads a file. Returns null if there is none of that name. */
  read(name: string): Promise<{ bytes: Readable; size: number } | null>;
  /** Removes a file, if it exists. */
  remove(name: string): Promise<void>;
}
