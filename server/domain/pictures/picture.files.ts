import type { PublicFiles } from '../kit/module';
import { isPictureName } from './picture.store';

/** Profile pictures. Any other name is answered without asking the store, so it never reaches a file system. */
export const pictureFiles: PublicFiles = {
  path: '/pictures',
  contentType: 'image/jpeg',
  read: async ({ pictures }, name) => (isPictureName(name) ? pictures.read(name) : null),
};
