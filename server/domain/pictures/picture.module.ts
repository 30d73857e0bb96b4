import { defineModule } from '../kit/module';
import { pictureFiles } from './picture.files';
import { UPLOAD_LIMIT } from './picture.limits';

export const pictures = defineModule({
  name: 'pictures',
  uses: [],
  publicFiles: [pictureFiles],
  rateLimits: [UPLOAD_LIMIT],
});
