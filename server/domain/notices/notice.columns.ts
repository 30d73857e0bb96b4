import { type Expression, expressionBuilder, sql } from 'kysely';
import { memberColumn } from '../members/member.columns';
import { contribution } from './notice.contributions';
import type { NoticeStatementTables } from './notice.tables';

type CardTables = { n: NoticeStatementTables['notice'] };

/**
 * The columns of a notice in a list, from the notice joined as `n` and its owner joined as `m`. They are named as in
 * notice.view.ts, so that a row is the view.
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
    sql<boolean>`${hasFavourited}`.as('viewerHasFavourited'),
  ] as const;
}

/** The card columns that hold times. */
export const CARD_TIMES = ['createdAt'] as const;
