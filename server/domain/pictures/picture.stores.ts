import { join } from 'node:path';
import type { FileStore } from '../../platform/file-store';
import { createS3Store } from './picture.s3';
import { createDiskStore } from './picture.store';

/** The settings that determine where pictures are stored. */
export interface PictureSettings {
  S3_URL?: string;
  DATA_DIR: string;
}

/**
 * Creates the store that the settings name: an S3-compatible one, else a folder on the local disk.
 * @throws {StartError} when `S3_URL` names no bucket or no keys
 */
export function createPictureStore({ S3_URL, DATA_DIR }: PictureSettings): Promise<FileStore> {
  return S3_URL ? createS3Store(S3_URL) : createDiskStore(join(DATA_DIR, 'pictures'));
}
