import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { membersApartFrom } from '../members/member.contributions';
import { contributeToNotices } from '../notices/notice.contributions';
import type { CommentTables } from './comment.entity';

contributeToNotices({
  // A viewer without blocks skips the scan of the comments.
  blockedComments: (viewerId, noticeId) => {
    const apart = membersApartFrom(viewerId);
    const blocked = expressionBuilder<CommentTables>()
      .selectFrom('comment as c')
      .leftJoin('comment as p', 'p.id', 'c.parent_id')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('c.notice_id', '=', noticeId)
      .where('c.hidden', '=', sql.lit(false))
      .where('c.parent_hidden', '=', sql.lit(false))
      .where(sql<SqlBool>`(c.author_id = any (${apart}) or p.author_id = any (${apart}))`);
    return sql<number>`case when cardinality(${apart}) > 0 then (${blocked}) else 0 end`;
  },
});
