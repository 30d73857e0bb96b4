import { join } from 'node:path';
import type { Env } from '../../env';
import { createS3Store } from './picture.s3';
import { createDiskStore, type PictureStore } from './picture.store';

/** The store that the settings name: an S3-compatible one, else the local disk. */
export function createPictureStore(env: Env): Promise<PictureStore> {
  return env.S3_URL ? createS3Store(env.S3_URL) : createDiskStore(join(env.DATA_DIR, 'pictures'));
}
