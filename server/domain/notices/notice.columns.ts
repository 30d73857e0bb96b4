import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { named } from '../../platform/database/expressions';
import { memberColumn, publicColumns } from '../members/member.columns';
import { awaitsConfirmation, closeReason, daysLeft, endedRecently, isRecruiting } from './notice-deadline.columns';
import { contribution } from './notice.contributions';
import type { NoticeStatementTables } from './notice.tables';

/** Since when the owner of the notice that is joined by this name has been in its team (rules.md: Teams). */
export function ownerSince(notice: string): RawBuilder<Date> {
  return sql<Date>`coalesce(${sql.ref(`${notice}.owner_since`)}, ${sql.ref(`${notice}.created_at`)})`;
}

type CardTables = { n: NoticeStatementTables['notice'] };

/** Selects the counts of what refers to the notice `n` and the viewer sees: one row. */
export function selectCounts(viewerId: Expression<number>) {
  const eb = expressionBuilder<NoticeStatementTables & CardTables, 'n'>();
  const sumOf = (column: 'comments' | 'favourites' | 'applications') =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  const blocked = contribution('blockedComments')(viewerId, eb.ref('n.id'));
  return eb
    .selectFrom('notice_count')
    .whereRef('notice_count.notice_id', '=', 'n.id')
    .select([
      sql<number>`${sumOf('comments')} - ${blocked}`.as('commentCount'),
      sumOf('favourites').as('favouriteCount'),
      sumOf('applications').as('applicationCount'),
    ]);
}

/** {@link selectCounts} as a table `c` that is joined laterally. */
function countsOfNotice(viewerId: Expression<number>) {
  return selectCounts(viewerId).as('c');
}

/** The columns of the notice joined as `n` and its owner joined as `m`, named as in notice.view.ts. */
export function noticeColumns(viewerId: Expression<number>) {
  const eb = expressionBuilder<CardTables, 'n'>();
  const hasFavourited = contribution('hasFavourited')(viewerId, eb.ref('n.id'));
  // Only the owner is shown these, so that nothing is computed for the cards of others.
  const forOwner = (condition: Expression<boolean>) => sql<boolean>`(n.owner_id = ${viewerId} and ${condition})`;
  return {
    id: eb.ref('n.id'),
    kind: eb.ref('n.kind'),
    title: eb.ref('n.title'),
    recruitNumber: eb.ref('n.recruit_number'),
    recruiting: isRecruiting(),
    deadline: eb.ref('n.deadline'),
    dDay: daysLeft(),
    closeReason: closeReason(),
    endedRecently: forOwner(endedRecently()),
    awaitsConfirmation: forOwner(awaitsConfirmation()),
    decideWithinDays: eb.ref('n.decide_within_days'),
    teamState: eb.ref('n.team_state'),
    verifiedOnly: eb.ref('n.verified_only'),
    university: eb.ref('n.university'),
    version: eb.ref('n.version'),
    createdAt: eb.ref('n.created_at'),
    // These are null for a study, whose view has no such fields.
    field: eb.ref('n.field').$notNull(),
    techStack: eb.ref('n.tech_stack').$notNull(),
    frontendNumber: eb.ref('n.frontend_number').$notNull(),
    backendNumber: eb.ref('n.backend_number').$notNull(),
    designerNumber: eb.ref('n.designer_number').$notNull(),
    viewerHasFavourited: sql<boolean>`${hasFavourited}`,
    content: eb.ref('n.content'),
    hidden: eb.ref('n.hidden'),
    owner: publicColumns(viewerId),
  };
}

/** The columns of a notice in a list: {@link noticeColumns} without the content, and {@link countsOfNotice}. A row is the view. */
function cardColumns(viewerId: Expression<number>) {
  const { content: _content, owner: _owner, ...columns } = noticeColumns(viewerId);
  return [
    ...named(columns),
    memberColumn(viewerId).as('owner'),
    'c.commentCount',
    'c.favouriteCount',
    'c.applicationCount',
  ] as const;
}

/** The card columns that hold times. */
export const CARD_TIMES = ['createdAt'] as const;

/** Selects the cards of notices joined as `n`, for statements that add conditions. Their times are {@link CARD_TIMES}. */
export function selectCards(viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom('notice as n')
    .innerJoin('member as m', 'm.id', 'n.owner_id')
    .innerJoinLateral(countsOfNotice(viewerId), (join) => join.onTrue())
    .select(cardColumns(viewerId));
}
