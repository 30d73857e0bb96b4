import { defineModule } from '../kit/module/module';
import { tokenExport } from './token.type';
import { AccessToken } from './token.entity';
import './token.errors';
import { endTokensWithPassword } from './token.service';
import { DELETE_OLD_TOKENS } from './token.sql';
import './token.resolver';

export const tokens = defineModule({
  name: 'tokens',
  uses: ['members', 'auth'],
  entities: [AccessToken],
  tables: ['access_token'],
  exports: [tokenExport],
  listen: endTokensWithPassword,
  jobs: [DELETE_OLD_TOKENS],
});
