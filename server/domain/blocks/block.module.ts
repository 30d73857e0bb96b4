import { defineModule } from '../kit/module/module';
import './block.type';
import { blockExport } from './block.type';
import { MemberBlock } from './block.entity';
import { blockErrors } from './block.errors';
import { BLOCK_LIMIT } from './block.rules';
import './block.resolver';

export const blocks = defineModule({
  name: 'blocks',
  uses: ['members'],
  entities: [MemberBlock],
  tables: ['member_block'],
  exports: [blockExport],
  errors: blockErrors,
  constraints: {
    // One of the two withdrew concurrently.
    member_block_blocker_id_fkey: 'UNAUTHENTICATED',
    member_block_blocked_id_fkey: 'NOT_FOUND',
  },
  rateLimits: [BLOCK_LIMIT],
});
