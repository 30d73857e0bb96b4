import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { CommentTables } from '../comments/comment.entity';
import { denialOf, type Rule } from '../kit/rules/rules';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { mayRuleAbout, selectRulings } from './moderation.sql';
import { ModerationAction, type ModerationTables } from './moderation.entity';

/** Reports by one member. */
export const REPORT_LIMIT = defineRateLimit({
  name: 'report',
  points: 10,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Number of verified people whose reports hide the content until a moderator rules. */
const HIDING_PEOPLE = 3;

/**
 * True if the reports hide their target until a moderator rules (rules/moderation.md: Reports).
 * @param people the number of different people whose reports count
 */
export function isHiddenByReports(people: number): boolean {
  return people >= HIDING_PEOPLE;
}

/** Denies reporting oneself and one's own content (rules/moderation.md: Reports). */
export function denyReporting(viewerId: Expression<number>, ownerId: Expression<number | null>): Rule<'OWN_CONTENT'>[] {
  return [['OWN_CONTENT', sql`${ownerId} = ${viewerId}`]];
}

/**
 * Denies a ruling by everybody who neither moderates the school nor handles the case as an
 * operator, a ruling about the viewer's own content, and a suspension of an author who withdrew.
 * `k` is the case, `c` its comment, and `mv` the viewer.
 */
export function denyRuling(action: Expression<ModerationAction>): Rule[] {
  const ownerOfNotice = sql`(select owner_id from notice where id = k.notice_id)`;
  return [
    ['NOT_FOUND', sql`not ${mayRuleAbout}`],
    ['FORBIDDEN', sql`mv.id in (k.author_id, k.member_id, c.author_id, ${ownerOfNotice})`],
    ['NOT_FOUND', sql`${action} = ${sql.lit(ModerationAction.SUSPEND)} and k.author_id is null`],
  ];
}

/**
 * Denies an appeal against the ruling `rul` if the case has an earlier appeal, or if the content is
 * neither hidden nor its author suspended.
 */
export function denyAppealing(): Rule[] {
  return [
    ['ALREADY_APPEALED', sql`rul."appealedAt" is not null`],
    ['NOTHING_TO_APPEAL', sql`not rul.hidden and rul."suspendedUntil" is null`],
  ];
}

const { statement } = statementsOn<ModerationTables & CommentTables & NoticeStatementTables>();

export const reportCheck = statement<{ viewerId: number; ownerId: number | null }>()(
  'moderation.reportCheck',
  (db, { viewerId, ownerId }) => db.selectNoFrom(denialOf(denyReporting(viewerId, sql`${ownerId}::int`)).as('denial')),
);

interface OfCase {
  viewerId: number;
  caseId: number;
}

export const rulingCheck = statement<OfCase & { action: ModerationAction }>()(
  'moderation.rulingCheck',
  (db, { viewerId, caseId, action }) =>
    db
      .selectFrom('moderation_case as k')
      .innerJoin('member as mv', (join) => join.on('mv.id', '=', viewerId))
      .leftJoin('comment as c', 'c.id', 'k.comment_id')
      .where('k.id', '=', caseId)
      .select(denialOf(denyRuling(sql`${action}::text`)).as('denial')),
);

/** Checks the latest ruling of a case about the viewer's content. */
export const appealCheck = statement<OfCase>()('moderation.appealCheck', (db, { viewerId, caseId }) =>
  db
    .selectFrom(selectRulings(viewerId).where('k.id', '=', caseId).as('rul'))
    .select(denialOf(denyAppealing()).as('denial')),
);
