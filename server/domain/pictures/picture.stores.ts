import { join } from 'node:path';
import type { FileStore } from '../../platform/file-store';
import { createS3Store } from './picture.s3';
import { createDiskStore } from './picture.store';

/** Where the settings say that pictures are stored. */
export interface PictureSettings {
  /** See `S3_URL` in the server's settings. */
  S3_URL?: string;
  DATA_DIR: string;
}

/** The store that the settings name: an S3-compatible one, else the local disk. */
export function createPictureStore({ S3_URL, DATA_DIR }: PictureSettings): Promise<FileStore> {
  return S3_URL ? createS3Store(S3_URL) : createDiskStore(join(DATA_DIR, 'pictures'));
}
