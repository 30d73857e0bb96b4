import { join } from 'node:path';
import type { Env } from '../env';
import { createDiskStore, type PictureStore } from './picture.store';

/** The store that the settings name: local disk. */
export function createPictureStore(env: Env): Promise<PictureStore> {
  return createDiskStore(join(env.DATA_DIR, 'pictures'));
}
