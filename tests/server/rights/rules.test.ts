import { type RawBuilder, sql } from 'kysely';
import { compileNode } from '../../../server/platform/database/statements/statement-compiler';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import {
  denyCancelling,
  denyDeciding,
  denyOtherQuestions,
} from '../../../server/domain/applications/application.rules';
import {
  ApplicationStatus,
  DECISIONS,
  type DecisionStatus,
} from '../../../server/domain/applications/application.entity';
import { denyBlocking } from '../../../server/domain/blocks/block.rules';
import { denyDeletingComment } from '../../../server/domain/comments/comment.rules';
import { denialOf, isAllowed, type Rule } from '../../../server/domain/kit/rules/rules';
import { ModerationAction } from '../../../server/domain/moderation/moderation.entity';
import { denyAppealing, denyReporting, denyRuling } from '../../../server/domain/moderation/moderation.rules';
import { denyChangingDeadline } from '../../../server/domain/notices/deadlines/deadline.rules';
import { denyClosing, denyReopening } from '../../../server/domain/notices/lifecycle/lifecycle.rules';
import { TeamState } from '../../../server/domain/notices/notice.entity';
import { denyChangingQuestions } from '../../../server/domain/notices/questions/question.rules';
import { denyManaging, denyWithoutFreeSeat, denyUnverified } from '../../../server/domain/notices/notice.rules';
import { denyFull } from '../../../server/domain/teams/seats/seat.rules';
import { denyDeletingPost } from '../../../server/domain/teams/board/board.rules';
import { denyInviting } from '../../../server/domain/teams/invitations/invitation.rules';
import { denyEnding, denyLeaving, denyManagingMember } from '../../../server/domain/teams/team.rules';

/** Id of the viewer of all rules. */
const ME = 1;
const OTHER = 2;
const viewer = sql<number>`${sql.lit(ME)}::int`;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Columns of a row, each a value or SQL. */
type Row = Record<string, string | number | boolean | null | RawBuilder<unknown>>;

/** SQL for a row as a table with the given alias. */
function table(alias: string, row: Row): RawBuilder<unknown> {
  const columns = Object.entries(row).map(([name, value]) => {
    const column = typeof value === 'object' && value !== null ? value : sql.lit(value);
    return sql`${column} as ${sql.ref(name)}`;
  });
  return sql`(select ${sql.join(columns)}) ${sql.ref(alias)}`;
}

/**
 * Returns the code of the first rule that applies to the rows, or OK. Checks that `isAllowed` and
 * `denialOf` agree.
 */
async function outcomeOf(rules: readonly Rule[], rows: Record<string, Row> = { unused: { row: 1 } }): Promise<string> {
  const tables = Object.entries(rows).map(([alias, row]) => table(alias, row));
  const select = sql`select ${denialOf(rules)} as denial, ${isAllowed(rules)} as allowed from ${sql.join(tables)}`;
  const [row] = await app.sql<{ denial: string | null; allowed: boolean }>(
    compileNode(select.toOperationNode()).sql,
    [],
  );
  expect(row?.allowed).toBe(row?.denial === null);
  return row?.denial ?? 'OK';
}

const OPEN_NOTICE = {
  owner_id: ME,
  kind: 'PROJECT',
  hidden: false,
  recruiting: true,
  team_state: TeamState.ACTIVE as string,
};
const openNotice = (change: Row = {}) => ({ n: { ...OPEN_NOTICE, ...change } });

it.each([
  ['the owner', { owner_id: ME }, 'OK'],
  ['another member', { owner_id: OTHER }, 'FORBIDDEN'],
])('managing a notice as %s: %s', async (_who, change, code) => {
  expect(await outcomeOf(denyManaging(viewer), openNotice(change))).toBe(code);
});

it.each<[what: string, change: Row, ended: string, free: number, code: string]>([
  ['of another member', { owner_id: OTHER, recruiting: false }, 'now()', 0, 'FORBIDDEN'],
  ['that recruits', { recruiting: true }, 'now()', 0, 'STILL_RECRUITING'],
  ['whose team has ended', { recruiting: false, team_state: TeamState.DONE }, 'now()', 0, 'TEAM_OVER'],
  ['closed 31 days ago', { recruiting: false }, "now() - interval '31 days'", 0, 'REOPENING_TOO_LATE'],
  ['closed 29 days ago', { recruiting: false }, "now() - interval '29 days'", 1, 'OK'],
  ['that is full', { recruiting: false }, 'now()', 0, 'NOTICE_FULL'],
])('reopening a notice %s', async (_what, change, ended, free, code) => {
  const times = { closed_at: sql.raw(ended), deadline: sql`null::date` };
  const rules = denyReopening(viewer, sql`${sql.lit(free)}`);
  expect(await outcomeOf(rules, openNotice({ ...change, ...times }))).toBe(code);
});

it.each<[change: Row, deadline: string | null, recruits: boolean | null]>([
  [{}, null, true],
  [{}, '2000-01-01', false],
  [{ recruiting: false }, null, false],
  [{ owner_id: OTHER }, null, null],
  [{ owner_id: OTHER, recruiting: false }, null, null],
])(
  'a notice %o with the deadline %s is closed and gets another deadline (null if the viewer does not own it): %s',
  async (change, deadline, recruits) => {
    const rows = openNotice({ ...change, deadline: sql`${sql.lit(deadline)}::date` });
    const codeOf = (code: string) => (recruits === null ? 'FORBIDDEN' : recruits ? 'OK' : code);
    expect(await outcomeOf(denyClosing(viewer), rows)).toBe(codeOf('ALREADY_CLOSED'));
    expect(await outcomeOf(denyChangingDeadline(viewer), rows)).toBe(codeOf('RECRUITMENT_CLOSED'));
  },
);

it.each([
  ['the owner', ME, 'OK'],
  ['another member', OTHER, 'FORBIDDEN'],
])('changing the questions of a notice without applications as %s: %s', async (_who, owner, code) => {
  expect(await outcomeOf(denyChangingQuestions(viewer), openNotice({ id: 1, owner_id: owner }))).toBe(code);
});

it.each([
  ["'{}'", 'OK'],
  ['null', 'OK'],
  ["'{7}'", 'QUESTIONS_CHANGED'],
])('applying with answers to the questions %s to a notice without questions: %s', async (answered, code) => {
  const rule = denyOtherQuestions(sql`${sql.raw(answered)}::int[]`);
  expect(await outcomeOf([rule], openNotice({ id: 1 }))).toBe(code);
});

it.each<[decision: DecisionStatus, application: ApplicationStatus, change: Row, code: string]>(
  DECISIONS.flatMap((decision) =>
    Object.values(ApplicationStatus).flatMap((status): [DecisionStatus, ApplicationStatus, Row, string][] => {
      const undecided =
        status === ApplicationStatus.PENDING ||
        (status === ApplicationStatus.WAITLISTED && decision !== ApplicationStatus.WAITLISTED);
      const hidden = decision === ApplicationStatus.REJECTED ? 'OK' : 'NOTICE_HIDDEN';
      const over = decision === ApplicationStatus.APPROVED ? 'TEAM_OVER' : 'OK';
      return [
        [decision, status, {}, undecided ? 'OK' : 'ALREADY_DECIDED'],
        [decision, status, { hidden: true }, undecided ? hidden : 'ALREADY_DECIDED'],
        [decision, status, { team_state: TeamState.DONE }, undecided ? over : 'ALREADY_DECIDED'],
        [decision, status, { owner_id: OTHER, hidden: true }, 'FORBIDDEN'],
      ];
    }),
  ),
)(
  'the decision %s about an application with the status %s, for a notice %o, returns %s',
  async (decision, status, change, code) => {
    expect(await outcomeOf(denyDeciding(viewer, decision), { ...openNotice(change), a: { status } })).toBe(code);
  },
);

it.each<[status: ApplicationStatus, applicant: number, code: string]>([
  [ApplicationStatus.PENDING, ME, 'OK'],
  [ApplicationStatus.WAITLISTED, ME, 'OK'],
  [ApplicationStatus.APPROVED, ME, 'OK'],
  [ApplicationStatus.REJECTED, ME, 'ALREADY_DECIDED'],
  [ApplicationStatus.EXPIRED, ME, 'ALREADY_DECIDED'],
  [ApplicationStatus.LEFT, ME, 'ALREADY_DECIDED'],
  [ApplicationStatus.REMOVED, ME, 'ALREADY_DECIDED'],
  [ApplicationStatus.PENDING, OTHER, 'NOT_FOUND'],
  [ApplicationStatus.REJECTED, OTHER, 'NOT_FOUND'],
])('cancelling an application with the status %s of member %i returns %s', async (status, applicant, code) => {
  expect(await outcomeOf(denyCancelling(viewer), { a: { status, applicant_id: applicant, notice_id: 1 } })).toBe(code);
});

it.each([
  ['PROJECT', true, 'ROLE_FULL'],
  ['STUDY', true, 'NOTICE_FULL'],
  ['PROJECT', false, 'OK'],
  ['STUDY', false, 'OK'],
])('taking a seat of a %s, full %s: %s', async (kind, full, code) => {
  expect(await outcomeOf(denyFull(sql`${sql.lit(full)}`), openNotice({ kind }))).toBe(code);
});

it.each([
  [0, 'NOTICE_FULL'],
  [1, 'OK'],
])('reopening or applying to a notice with %i free seats: %s', async (free, code) => {
  expect(await outcomeOf([denyWithoutFreeSeat(sql`${sql.lit(free)}`)])).toBe(code);
});

/** No member has the viewer's id here, so the viewer's school is unverified. */
it.each([
  ['off', false, 'OK'],
  ['off', true, 'OK'],
  ['optional', false, 'OK'],
  ['optional', true, 'SCHOOL_UNVERIFIED'],
  ['required', false, 'SCHOOL_UNVERIFIED'],
  ['required', true, 'SCHOOL_UNVERIFIED'],
] as const)('SCHOOL_PROOF %s, a notice for verified members %s: %s', async (proof, verifiedOnly, code) => {
  const rule = denyUnverified(viewer, sql`${sql.lit(proof)}`);
  expect(await outcomeOf([rule], openNotice({ verified_only: verifiedOnly }))).toBe(code);
});

it.each<[state: TeamState, next: TeamState, owner: number, code: string]>([
  [TeamState.ACTIVE, TeamState.DONE, ME, 'OK'],
  [TeamState.ACTIVE, TeamState.DISBANDED, ME, 'OK'],
  [TeamState.ACTIVE, TeamState.ACTIVE, ME, 'TEAM_STATE'],
  [TeamState.DONE, TeamState.DISBANDED, ME, 'TEAM_STATE'],
  [TeamState.DONE, TeamState.ACTIVE, ME, 'TEAM_STATE'],
  [TeamState.DISBANDED, TeamState.DONE, ME, 'TEAM_STATE'],
  [TeamState.ACTIVE, TeamState.DONE, OTHER, 'FORBIDDEN'],
  [TeamState.DONE, TeamState.DONE, OTHER, 'FORBIDDEN'],
])('changing the state of a team from %s to %s, owner %i: %s', async (state, next, owner, code) => {
  const rules = denyEnding(viewer, sql`${sql.lit(next)}`);
  expect(await outcomeOf(rules, openNotice({ team_state: state, owner_id: owner }))).toBe(code);
});

it.each<[who: string, owner: number, state: TeamState, code: string]>([
  ['a member', OTHER, TeamState.ACTIVE, 'OK'],
  ['a member', OTHER, TeamState.DONE, 'OK'],
  ['the owner', ME, TeamState.ACTIVE, 'OK'],
  ['the owner', ME, TeamState.DONE, 'TEAM_OVER'],
  ['the owner', ME, TeamState.DISBANDED, 'TEAM_OVER'],
])('leaving a team: %s (owner %i), %s: %s', async (_who, owner, state, code) => {
  expect(await outcomeOf(denyLeaving(viewer), openNotice({ owner_id: owner, team_state: state }))).toBe(code);
});

it.each([
  ['the owner manages a member', ME, OTHER, 'OK'],
  ['the owner manages themselves', ME, ME, 'FORBIDDEN'],
  ['a member manages the owner', OTHER, OTHER, 'FORBIDDEN'],
  ['a member manages another one', OTHER, 3, 'FORBIDDEN'],
])('%s (the owner is %i, the member %i), which returns %s', async (_what, owner, member, code) => {
  const rules = denyManagingMember(viewer, sql`${sql.lit(member)}`);
  expect(await outcomeOf(rules, openNotice({ owner_id: owner }))).toBe(code);
});

it.each<[change: Row, code: string]>([
  [{}, 'OK'],
  [{ owner_id: OTHER, hidden: true, team_state: TeamState.DONE }, 'FORBIDDEN'],
  [{ hidden: true, team_state: TeamState.DONE }, 'NOTICE_HIDDEN'],
  [{ recruiting: false }, 'OK'],
])('inviting to a team %o: %s', async (change, code) => {
  expect(await outcomeOf(denyInviting(viewer), openNotice(change))).toBe(code);
});

it.each<[author: number | null, owner: number, code: string]>([
  [ME, OTHER, 'OK'],
  [OTHER, ME, 'OK'],
  [null, ME, 'OK'],
  [OTHER, 3, 'FORBIDDEN'],
  [null, OTHER, 'FORBIDDEN'],
])('deleting content by member %s on a notice of member %i: %s', async (author, owner, code) => {
  const rows = (alias: string) => ({
    ...openNotice({ owner_id: owner }),
    [alias]: { author_id: sql`${sql.lit(author)}::int` },
  });
  expect(await outcomeOf(denyDeletingComment(viewer), rows('c'))).toBe(code);
  expect(await outcomeOf(denyDeletingPost(viewer), rows('tp'))).toBe(code);
});

it.each([
  [OTHER, false, 'OK'],
  [OTHER, true, 'MODERATOR_BLOCKED'],
  [ME, false, 'OWN_ACCOUNT'],
  [ME, true, 'OWN_ACCOUNT'],
])('blocking member %i, a moderator %s: %s', async (id, moderator, code) => {
  expect(await outcomeOf(denyBlocking(viewer), { m: { id, moderator } })).toBe(code);
});

it.each([
  [ME, 'OWN_CONTENT'],
  [OTHER, 'OK'],
  [null, 'OK'],
])('reporting content of member %s: %s', async (owner, code) => {
  expect(await outcomeOf(denyReporting(viewer, sql`${sql.lit(owner)}::int`))).toBe(code);
});

it.each<[appealedAt: string | null, hidden: boolean, suspendedUntil: string | null, code: string]>([
  [null, true, null, 'OK'],
  [null, false, '2026-12-01', 'OK'],
  [null, false, null, 'NOTHING_TO_APPEAL'],
  ['2026-12-01', true, '2026-12-01', 'ALREADY_APPEALED'],
  ['2026-12-01', false, null, 'ALREADY_APPEALED'],
])('appealing, appealed %s, hidden %s, suspended %s: %s', async (appealedAt, hidden, suspendedUntil, code) => {
  expect(await outcomeOf(denyAppealing(), { rul: { appealedAt, hidden, suspendedUntil } })).toBe(code);
});

/** An open case of a school, and a moderator of it who is the viewer. */
const CASE: Row = { id: 0, school_key: '한빛대학교', open: true, opened_at: sql`clock_now()` };
const MODERATOR: Row = { id: ME, moderator: true, operator: false, school_key: '한빛대학교' };

/** An operator from another school. */
const OPERATOR: Row = { moderator: false, operator: true, school_key: '두빛대학교' };

const hoursAgo = (hours: number): Row => ({ opened_at: sql`clock_now() - ${sql.lit(hours)} * interval '1 hour'` });

it.each<[who: string, author: number | null, rows: { member?: number; comment?: number }, code: string]>([
  ['another member', OTHER, {}, 'OK'],
  ['the moderator', ME, {}, 'FORBIDDEN'],
  ['another member, about the moderator', OTHER, { member: ME }, 'FORBIDDEN'],
  ['another member, about a comment of the moderator', OTHER, { comment: ME }, 'FORBIDDEN'],
  ['a member who withdrew', null, {}, 'NOT_FOUND'],
])('ruling about content of %s', async (_who, author, { member = null, comment = null }, code) => {
  const id = (value: number | null) => sql`${sql.lit(value)}::int`;
  const rows = {
    k: { ...CASE, author_id: id(author), member_id: id(member), notice_id: id(null) },
    c: { author_id: id(comment) },
    mv: MODERATOR,
  };
  for (const action of Object.values(ModerationAction)) {
    const isLimited = code === 'NOT_FOUND' && action !== ModerationAction.SUSPEND;
    expect(await outcomeOf(denyRuling(sql`${sql.lit(action)}`), rows)).toBe(isLimited ? 'OK' : code);
  }
});

it.each<[who: string, role: Row, opened: Row, code: string]>([
  ['a moderator of the school', {}, {}, 'OK'],
  ['a moderator of another school', { school_key: '두빛대학교' }, {}, 'NOT_FOUND'],
  ['a member', { moderator: false }, {}, 'NOT_FOUND'],
  ['an operator, before the case is in the common queue', OPERATOR, hoursAgo(71), 'NOT_FOUND'],
  ['an operator, when the case is in the common queue', OPERATOR, hoursAgo(72), 'OK'],
  ['an operator, about a case that others have decided', OPERATOR, { ...hoursAgo(72), open: false }, 'NOT_FOUND'],
  ['a member, about a case in the common queue', { moderator: false }, hoursAgo(72), 'NOT_FOUND'],
  ['an operator, about their own content', OPERATOR, { ...hoursAgo(72), author_id: ME }, 'FORBIDDEN'],
])('ruling as %s', async (_who, role, opened, code) => {
  const unset = sql`null::int`;
  const rows = {
    k: { ...CASE, author_id: OTHER, member_id: unset, notice_id: unset, ...opened },
    c: { author_id: unset },
    mv: { ...MODERATOR, ...role },
  };
  expect(await outcomeOf(denyRuling(sql`${sql.lit(ModerationAction.HIDE)}`), rows)).toBe(code);
});
