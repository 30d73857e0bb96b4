import { ViewerView } from '../members/member.view';
import { AccessTokenView } from './token.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  accessTokens: {
    type: () => [AccessTokenView],
    description: "The viewer's personal access tokens (액세스 토큰), the newest first; 20 at most.",
  },
});
