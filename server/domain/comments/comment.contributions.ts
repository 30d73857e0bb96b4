import { expressionBuilder, sql } from 'kysely';
import { membersApartFrom } from '../blocks/block.contributions';
import { contributeToNotices } from '../notices/notice.contributions';
import type { CommentTables } from './comment.entity';

contributeToNotices({
  // For a viewer without blocks the comments are not looked at.
  blockedComments: (viewerId, noticeId) => {
    const blocked = expressionBuilder<CommentTables>()
      .selectFrom('comment as c')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('c.notice_id', '=', noticeId)
      .where('c.hidden', '=', sql.lit(false))
      .where('c.author_id', 'in', membersApartFrom(viewerId));
    return sql<number>`case when exists (${membersApartFrom(viewerId)}) then (${blocked}) else 0 end`;
  },
});
