import { type Expression, expressionBuilder, sql } from 'kysely';
import { memberColumn } from '../members/member.columns';
import { contribution } from './notice.contributions';
import type { NoticeStatementTables } from './notice.tables';

type CardTables = { n: NoticeStatementTables['notice'] };

/** The counts of what refers to the notice `n`, as a table `c` of one row that is joined laterally. */
export function countsOfNotice() {
  const eb = expressionBuilder<NoticeStatementTables & CardTables, 'n'>();
  const sumOf = (column: 'comments' | 'favourites' | 'applications') =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  return eb
    .selectFrom('notice_count')
    .whereRef('notice_count.notice_id', '=', 'n.id')
    .select([
      sumOf('comments').as('commentCount'),
      sumOf('favourites').as('favouriteCount'),
      sumOf('applications').as('applicationCount'),
    ])
    .as('c');
}

/**
 * The columns of a notice in a list, from the notice joined as `n`, its owner joined as `m` and {@link countsOfNotice}. They are
 * named as in notice.view.ts, so that a row is the view.
 */
export function cardColumns(viewerId: Expression<number>) {
  const eb = expressionBuilder<CardTables, 'n'>();
  const hasFavourited = contribution('hasFavourited')(viewerId, eb.ref('n.id'));
  return [
    'n.id',
    'n.kind',
    'n.title',
    'n.recruit_number as recruitNumber',
    'n.recruiting',
    'n.verified_only as verifiedOnly',
    'n.university',
    'n.version',
    'n.created_at as createdAt',
    // These are null for a study, whose view has no such fields.
    eb.ref('n.field').$notNull().as('field'),
    eb.ref('n.tech_stack').$notNull().as('techStack'),
    eb.ref('n.frontend_number').$notNull().as('frontendNumber'),
    eb.ref('n.backend_number').$notNull().as('backendNumber'),
    eb.ref('n.designer_number').$notNull().as('designerNumber'),
    memberColumn().as('owner'),
    'c.commentCount',
    'c.favouriteCount',
    'c.applicationCount',
    sql<boolean>`${hasFavourited}`.as('viewerHasFavourited'),
  ] as const;
}

/** The card columns that hold times. */
export const CARD_TIMES = ['createdAt'] as const;

/** Selects the cards of notices joined as `n`, for statements that add conditions. Their times are {@link CARD_TIMES}. */
export function selectCards(viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom('notice as n')
    .innerJoin('member as m', 'm.id', 'n.owner_id')
    .innerJoinLateral(countsOfNotice(), (join) => join.onTrue())
    .select(cardColumns(viewerId));
}
