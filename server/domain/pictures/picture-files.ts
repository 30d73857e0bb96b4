import type { PublicFiles } from '../kit/module/module';
import { isPictureName } from './disk-store';

/**
 * Profile pictures. Only names in the generated form are looked up, so no other name reaches a file
 * system.
 */
export const pictureFiles: PublicFiles = {
  path: '/pictures',
  contentType: 'image/jpeg',
  read: async ({ pictures }, name) => (isPictureName(name) ? pictures.read(name) : null),
};
