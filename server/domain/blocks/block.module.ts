import { defineModule } from '../kit/module/module';
import './block.type';
import { blockExport } from './block.type';
import { MemberBlock } from './block.entity';
import './block.errors';
import './block.resolver';

export const blocks = defineModule({
  name: 'blocks',
  uses: ['members'],
  entities: [MemberBlock],
  tables: ['member_block'],
  exports: [blockExport],
  constraints: {
    // One of the two withdrew concurrently.
    member_block_blocker_id_fkey: 'UNAUTHENTICATED',
    member_block_blocked_id_fkey: 'NOT_FOUND',
  },
});
