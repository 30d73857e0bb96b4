import { defineModule } from '../kit/module/module';
import { tokenExport } from './token.type';
import { AccessToken } from './token.entity';
import { tokenErrors } from './token.errors';
import { REFUSED_TOKEN_LIMIT, TOKEN_CREATION_LIMIT, TOKEN_REQUEST_LIMIT } from './token.rules';
import { endTokensWithPassword, tokenAuthority } from './token.service';
import { DELETE_OLD_TOKENS } from './token.sql';
import './token.resolver';

export const tokens = defineModule({
  name: 'tokens',
  uses: ['members', 'auth'],
  entities: [AccessToken],
  tables: ['access_token'],
  exports: [tokenExport],
  listen: endTokensWithPassword,
  tokenAuthority,
  jobs: [DELETE_OLD_TOKENS],
  errors: tokenErrors,
  alwaysAllowed: ['revokeAccessToken'],
  rateLimits: [REFUSED_TOKEN_LIMIT, TOKEN_CREATION_LIMIT, TOKEN_REQUEST_LIMIT],
});
