import { type Expression, sql } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import {
  sameFields,
  sqlArray,
  sqlColumn,
  sqlColumnsOf,
  type SqlDefinitions,
  type SqlField,
  sqlId,
  sqlObject,
  type SqlRootField,
  sqlTime,
} from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { AS_THEMSELVES } from '../members/member.sql-fields';
import { visibleTo } from '../notices/notice.visibility';
import {
  entriesOf,
  reasonsOf,
  remarksOf,
  selectCasePage,
  selectCases,
  selectDecisions,
  selectLatestDecisions,
} from './moderation.columns';
import { appealRules, reportRules } from './moderation.rules';
import { CaseState } from './moderation.view';

// The row in scope of what moderators see is `mo`, their own row, of cases `mc`, of reasons `rc`, of entries of the log
// `me`, and of decisions about the viewer `de`.

const CASE_ID = sql<number>`mc.id`;

/** The cases of the school of the moderator `mo`. */
const casesOf = (open: boolean) =>
  sqlConnection({
    start: open ? 0 : ID_BOUNDS.max,
    alias: 'mc',
    order: open ? 'asc' : 'desc',
    read: () => ({ values: {}, options: { open } }),
    rows: (_scope, { afterId, limit }) =>
      sql`${selectCasePage(sql`mo.school_key`, { open, from: afterId, first: limit })}`,
  });

const OPEN_CASES = casesOf(true);
const DECIDED_CASES = casesOf(false);

const cases: SqlField = {
  read: ({ state, ...page }, ctx) => (state === CaseState.OPEN ? OPEN_CASES : DECIDED_CASES).read(page, ctx),
  rows: ({ first }) => Number(first),
  write: (scope, selection) => (scope.options.open === true ? OPEN_CASES : DECIDED_CASES).write(scope, selection),
};

const moderation: SqlRootField = {
  ...sqlObject(({ viewerId }) => sql`member mo where mo.id = ${viewerId} and mo.moderator`),
};

/** A notice by its id, if it exists for the viewer. */
const seenNotice = (noticeId: string): SqlField =>
  sqlObject(({ viewerId }) => sql`notice n where n.id = ${sql.ref(noticeId)} and ${visibleTo(viewerId)}`);

const caseFields: Record<string, SqlField> = {
  id: sqlId(() => CASE_ID),
  targetId: sqlId(() => sql`mc."targetId"`),
  ...sqlColumnsOf(
    'mc',
    'target',
    'noticeTitle',
    'text',
    'hidden',
    'open',
    'reportCount',
    'verifiedReportCount',
    'appeal',
  ),
  suspendedUntil: sqlTime(() => sql`mc."suspendedUntil"`),
  author: { ...sqlObject(() => sql`member m where m.id = mc."authorId"`), read: () => AS_THEMSELVES },
  notice: seenNotice('mc.noticeId'),
  reasons: sqlColumn((_scope, selection) =>
    sqlArray(selection.json(), sql`${reasonsOf(CASE_ID)} rc`, sql`rc.count desc, rc.reason`),
  ),
  remarks: sqlColumn(() => sqlArray(sql`remark.text`, sql`${remarksOf(CASE_ID)} remark`, sql`remark.id desc`)),
  entries: sqlColumn((_scope, selection) => sqlArray(selection.json(), sql`${entriesOf(CASE_ID)} me`, sql`me.id desc`)),
};

const decisions = sqlColumn(({ viewerId }, selection) =>
  sqlArray(selection.json(), sql`${selectLatestDecisions(viewerId)} de`, sql`de."createdAt" desc, de.id desc`),
);

const viewerCanReport = (ownerId: Expression<number | null>) =>
  sqlColumn(({ viewerId }) => isAllowed(reportRules(viewerId, ownerId)));

const decisionFields: Record<string, SqlField> = {
  id: sqlId(() => sql`de.id`),
  ...sqlColumnsOf('de', 'target', 'text', 'action', 'reason', 'hidden'),
  createdAt: sqlTime(() => sql`de."createdAt"`),
  suspendedUntil: sqlTime(() => sql`de."suspendedUntil"`),
  appealedAt: sqlTime(() => sql`de."appealedAt"`),
  notice: seenNotice('de.noticeId'),
  viewerCanAppeal: sqlColumn(() => isAllowed(appealRules())),
};

/** The case of a payload, which a moderator has decided. */
const decidedCase = sqlObject(
  (scope) => sql`(${selectCases().where('k.id', '=', sql<number>`${scope.value('caseId')}::int`)}) mc`,
);

/** The decision of a payload, against which the viewer has appealed. */
const appealedDecision = sqlObject((scope) => {
  const own = selectDecisions(scope.viewerId);
  return sql`(${own.where('k.id', '=', sql<number>`${scope.value('decisionId')}::int`)}) de`;
});

export const moderationSqlFields: SqlDefinitions = {
  roots: { moderation },
  fields: {
    Moderation: {
      openCount: sqlColumn(
        () => sql`(select count(*)::int from moderation_case k where k.school_key = mo.school_key and k.open)`,
      ),
      cases,
    },
    ...sameFields({ case: decidedCase }, 'HideContentPayload', 'RestoreContentPayload', 'SuspendMemberPayload'),
    AppealDecisionPayload: { decision: appealedDecision },
    ModerationCase: caseFields,
    ReasonCount: sqlColumnsOf('rc', 'reason', 'count'),
    ModerationEntry: {
      ...sqlColumnsOf('me', 'action', 'reason', 'days'),
      createdAt: sqlTime(() => sql`me."createdAt"`),
    },
    Decision: decisionFields,
    Viewer: { canModerate: sqlColumn(() => sql`m.moderator`), decisions },
    Notice: { viewerCanReport: viewerCanReport(sql`n.owner_id`) },
    Comment: { viewerCanReport: viewerCanReport(sql`c.author_id`) },
    Member: { viewerCanReport: viewerCanReport(sql`m.id`) },
  },
};
