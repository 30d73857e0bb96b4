import { named } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { defineNestedPageLoader, type NestedPageParams, nestedPages, rowsOfPage } from '../kit/nested-pages';
import { optionalMemberColumn } from '../members/member.columns';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { commentColumns } from './comment.columns';
import type { CommentTables } from './comment.entity';
import type { CommentView } from './comment.view';

const { statement } = statementsOn<CommentTables & NoticeStatementTables>();

const TIMES = ['createdAt'] as const;

const commentPages = statement<NestedPageParams>()(
  'comments.pages',
  (db, params) =>
    db
      .selectFrom(nestedPages(params))
      .innerJoinLateral(
        (eb) => rowsOfPage(eb.selectFrom('comment').selectAll(), 'notice_id').as('c'),
        (join) => join.onTrue(),
      )
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .leftJoin('member as m', 'm.id', 'c.author_id')
      .select('page.index as pageIndex')
      .select(() => {
        const { author: _author, ...columns } = commentColumns();
        return [...named(columns), optionalMemberColumn().as('author')];
      })
      .orderBy('c.id'),
  TIMES,
);

/** Loads pages of a notice's comments, the oldest first. The caller has read the notice for the viewer. */
export const loadComments = defineNestedPageLoader<CommentView>(commentPages);
