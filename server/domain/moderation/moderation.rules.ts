import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { CommentTables } from '../comments/comment.entity';
import { denialOf, type Rule } from '../kit/rules';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { selectDecisions } from './moderation.columns';
import type { ModerationTables } from './moderation.entity';

/** Number of people with a verified school whose reports hide a target without a moderator. */
const HIDING_PEOPLE = 3;

/**
 * True if the reports hide their target until a moderator decides (rules.md: Reports and
 * moderation).
 * @param people the number of different people whose reports count
 */
export function isHiddenByReports(people: number): boolean {
  return people >= HIDING_PEOPLE;
}

/** Denies reports of oneself and of one's own content (rules.md: Reports and moderation). */
export function reportRules(viewerId: Expression<number>, ownerId: Expression<number | null>): Rule<'OWN_CONTENT'>[] {
  return [['OWN_CONTENT', sql`${ownerId} = ${viewerId}`]];
}

/** Denies rulings about the moderator's own content. `k` is the case and `c` its comment. */
function decideRules(viewerId: Expression<number>): Rule<'FORBIDDEN'>[] {
  const ownerOfNotice = sql`(select owner_id from notice where id = k.notice_id)`;
  return [['FORBIDDEN', sql`${viewerId} in (k.author_id, k.member_id, c.author_id, ${ownerOfNotice})`]];
}

/**
 * Rules for an appeal against the ruling `de`. It must be the first, and the ruling must still have
 * an effect.
 */
export function appealRules(): Rule[] {
  return [
    ['ALREADY_APPEALED', sql`de."appealedAt" is not null`],
    ['NOTHING_TO_APPEAL', sql`not de.hidden and de."suspendedUntil" is null`],
  ];
}

const { statement } = statementsOn<ModerationTables & CommentTables & NoticeStatementTables>();

export const mayReport = statement<{ viewerId: number; ownerId: number | null }>()(
  'moderation.mayReport',
  (db, { viewerId, ownerId }) => db.selectNoFrom(denialOf(reportRules(viewerId, sql`${ownerId}::int`)).as('denial')),
);

interface OfCase {
  viewerId: number;
  caseId: number;
}

export const mayDecide = statement<OfCase>()('moderation.mayDecide', (db, { viewerId, caseId }) =>
  db
    .selectFrom('moderation_case as k')
    .leftJoin('comment as c', 'c.id', 'k.comment_id')
    .where('k.id', '=', caseId)
    .select(denialOf(decideRules(viewerId)).as('denial')),
);

/** Checks the latest ruling of a case about the viewer's content. */
export const mayAppeal = statement<OfCase>()('moderation.mayAppeal', (db, { viewerId, caseId }) =>
  db
    .selectFrom(selectDecisions(viewerId).where('k.id', '=', caseId).as('de'))
    .select(denialOf(appealRules()).as('denial')),
);
