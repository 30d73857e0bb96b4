import { expressionBuilder } from 'kysely';
import type { Params } from '../../platform/database/statement';
import { cardColumns, countsOfNotice } from './notice.columns';
import { contribution } from './notice.contributions';
import type { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeRelation } from './notice.view';
import { visibleTo } from './notice.visibility';

/** The notices of a kind that the viewer has a relation to: at most `first`. */
export interface RelatedNoticesParams {
  viewerId: number;
  kind: NoticeKind;
  first: number;
}

/** What the statement about related notices differs by. */
interface RelatedNoticesOptions {
  relation: NoticeRelation.FAVOURITED | NoticeRelation.APPLIED;
}

/** Selects the cards of notices that the viewer has a relation to, by their rank. */
export function selectRelatedNotices(
  { viewerId, kind, first }: Params<RelatedNoticesParams>,
  { relation }: RelatedNoticesOptions,
) {
  const eb = expressionBuilder<NoticeStatementTables>();
  const related = contribution(relation === NoticeRelation.APPLIED ? 'appliedNotices' : 'favouriteNotices')(viewerId);
  const ofKind = eb
    .selectFrom(related.as('related'))
    .innerJoin('notice as n', 'n.id', 'related.noticeId')
    .select(['n.id', 'related.rank'])
    .where('n.kind', '=', kind);
  const visible = ofKind.where(visibleTo(viewerId));
  return eb
    .selectFrom(visible.orderBy('rank', 'desc').limit(first).as('page'))
    .innerJoin('notice as n', 'n.id', 'page.id')
    .innerJoin('member as m', 'm.id', 'n.owner_id')
    .innerJoinLateral(countsOfNotice(viewerId), (join) => join.onTrue())
    .select(cardColumns(viewerId))
    .orderBy('page.rank', 'desc');
}
