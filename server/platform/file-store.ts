import type { Readable } from 'node:stream';

/** Where uploaded files are stored, under generated names. The bytes of a name never change. */
export interface FileStore {
  /** Stores a file and returns the name that it was given. */
  save(bytes: Buffer): Promise<string>;
  /** Stores a file under a name that it was given earlier. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a file; null when there is none of that name. */
  read(name: string): Promise<{ bytes: Readable; size: number } | null>;
  /** Removes a file; does nothing where there is none. */
  remove(name: string): Promise<void>;
}
