import { type Expression, expressionBuilder, sql } from 'kysely';
import { publicColumns } from '../members/member.columns';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';

type Joined = { c: CommentTables['comment']; n: NoticeStatementTables['notice'] };

/** The columns of a comment joined as `c`, its notice as `n` and its author as `m`, named as in comment.view.ts. */
export function commentColumns(viewerId: Expression<number>) {
  const eb = expressionBuilder<Joined, 'c' | 'n'>();
  return {
    id: eb.ref('c.id'),
    noticeId: eb.ref('c.notice_id'),
    noticeOwnerId: eb.ref('n.owner_id'),
    parentId: eb.ref('c.parent_id'),
    text: eb.ref('c.text'),
    createdAt: eb.ref('c.created_at'),
    hidden: sql<boolean>`(${eb.ref('c.hidden')} or ${eb.ref('c.parent_hidden')})`,
    author: publicColumns(viewerId),
  };
}
