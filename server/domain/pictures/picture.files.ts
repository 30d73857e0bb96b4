import type { PublicFiles } from '../kit/module';
import { isPictureName } from './picture.store';

/**
 * Profile pictures. A name that cannot be a generated one is not looked up, so it never reaches a
 * file system.
 */
export const pictureFiles: PublicFiles = {
  path: '/pictures',
  contentType: 'image/jpeg',
  read: async ({ pictures }, name) => (isPictureName(name) ? pictures.read(name) : null),
};
