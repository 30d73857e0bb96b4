import { defineModule } from '../kit/module';
import { UPLOAD_LIMIT } from './picture.limits';
import { pictureRouter } from './picture.rest';

export const pictures = defineModule({
  name: 'pictures',
  uses: [],
  publicRouters: [{ path: '/pictures', create: (services) => pictureRouter(services.pictures) }],
  rateLimits: [UPLOAD_LIMIT],
});
