import { defineModule } from '../kit/module/module';
import { pictureFiles } from './picture-files';
import { UPLOAD_LIMIT } from './picture.rules';

export const pictures = defineModule({
  name: 'pictures',
  uses: [],
  publicFiles: [pictureFiles],
  rateLimits: [UPLOAD_LIMIT],
});
