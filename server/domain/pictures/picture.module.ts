import { defineModule } from '../kit/module/module';
import { pictureFiles } from './picture-files';

export const pictures = defineModule({
  name: 'pictures',
  uses: [],
  publicFiles: [pictureFiles],
});
