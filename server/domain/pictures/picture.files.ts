import type { PublicFiles } from '../kit/module';
import { isPictureName } from './picture.store';

/**
 * Profile pictures. Only names in the generated form are looked up, so no other name reaches a file
 * system.
 */
export const pictureFiles: PublicFiles = {
  path: '/pictures',
  contentType: 'image/jpeg',
  read: async ({ pictures }, name) => (isPictureName(name) ? pictures.read(name) : null),
};
