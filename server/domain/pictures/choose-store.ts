import { join } from 'node:path';
import type { FileStore } from '../../platform/files/file-store';
import { createS3Store } from './s3-store';
import { createDiskStore } from './disk-store';

/** Settings that determine the store of pictures. */
export interface PictureSettings {
  S3_URL?: string;
  DATA_DIR: string;
}

/**
 * Creates the configured store: S3-compatible with `S3_URL`, otherwise a folder on the local disk.
 * @throws {StartError} if `S3_URL` lacks a bucket or keys
 */
export function createPictureStore({ S3_URL, DATA_DIR }: PictureSettings): Promise<FileStore> {
  return S3_URL ? createS3Store(S3_URL) : createDiskStore(join(DATA_DIR, 'pictures'));
}
