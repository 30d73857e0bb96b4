import { type Expression, expressionBuilder, type QueryCreator, sql, type SqlBool } from 'kysely';
import { countOfRows } from '../../platform/database/expressions';
import type { Params } from '../../platform/database/statement';
import { contribution } from './notice.contributions';
import type { NoticePageParams } from './notice.page';
import { isMatch } from './notice.search';
import type { NoticeStatementTables } from './notice.tables';
import { NoticeRelation } from './notice.view';
import { ofKinds, type SchoolScope, visibleTo } from './notice.visibility';

/** The options of the statement that reads a page of the viewer's notices. */
interface PersonalPageOptions {
  scope: SchoolScope;
  relation: NoticeRelation;
  search: boolean;
}

/** Defines `total` and `page` for the notices that the viewer has a relation to. They are few enough to be counted. */
export function personalPage(
  db: QueryCreator<NoticeStatementTables>,
  params: Params<NoticePageParams>,
  { scope, relation, search }: PersonalPageOptions,
) {
  const { viewerId, kinds, recruitingOnly, offset, limit } = params;
  const conditions = [
    ofKinds(kinds),
    sql<SqlBool>`(n.recruiting or not ${recruitingOnly}::boolean)`,
    // The viewer's own notices and those that they applied to are always visible, so no condition is needed for them.
    ...(relation === NoticeRelation.FAVOURITED ? [visibleTo(scope, viewerId)] : []),
    ...(search ? [isMatch(params)] : []),
  ];
  return db
    .with((cte) => cte('matching').materialized(), relatedNotices(relation, viewerId, conditions))
    .with('total', (cte) => cte.selectFrom('matching').select(countOfRows().as('totalCount')))
    .with('page', (cte) =>
      cte.selectFrom('matching').select(['id', 'rank']).orderBy('rank', 'desc').offset(offset).limit(limit),
    );
}

function relatedNotices(
  relation: NoticeRelation,
  viewerId: Expression<number>,
  conditions: Expression<SqlBool>[],
): Expression<{ id: number; rank: number }> {
  const eb = expressionBuilder<NoticeStatementTables>();
  if (relation === NoticeRelation.OWNED) {
    const own = eb.selectFrom('notice as n').where('n.owner_id', '=', viewerId).where(eb.and(conditions));
    return own.select(['n.id', 'n.id as rank']);
  }
  const related = contribution(relation === NoticeRelation.APPLIED ? 'appliedNotices' : 'favouriteNotices')(viewerId);
  return eb
    .selectFrom(related.as('related'))
    .innerJoin('notice as n', 'n.id', 'related.noticeId')
    .where(eb.and(conditions))
    .select(['n.id', 'related.rank']);
}
