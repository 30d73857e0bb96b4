import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import { tokenExport } from './token.export';
import { AccessToken } from './token.entity';
import { tokenErrors } from './token.errors';
import { REFUSED_TOKEN_LIMIT, TOKEN_CREATION_LIMIT, TOKEN_REQUEST_LIMIT } from './token.limits';
import { endTokensWithPassword } from './token.listeners';
import { sweepTokens } from './token.queries';
import { AccessTokenResolver } from './token.resolver';
import { tokenAuthority } from './token.service';
import './token.type';

export const tokens = defineModule({
  name: 'tokens',
  uses: ['members', 'auth'],
  entities: [AccessToken],
  tables: ['access_token'],
  exports: [tokenExport],
  resolvers: [AccessTokenResolver],
  listen: endTokensWithPassword,
  tokenAuthority,
  jobs: [
    defineJob({
      name: 'sweepTokens',
      schedule: '0 18 * * *',
      run: ({ writes }, _payload, signal) => sweepTokens(writes, signal),
    }),
  ],
  errors: tokenErrors,
  alwaysAllowed: ['revokeAccessToken'],
  rateLimits: [REFUSED_TOKEN_LIMIT, TOKEN_CREATION_LIMIT, TOKEN_REQUEST_LIMIT],
});
