import type { Comment } from '../../domain/comments/comment.entity';
import type { Member } from '../../domain/members/member.entity';
import { ModerationAction, type ModerationCase } from '../../domain/moderation/moderation.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { buildCase } from './factories';
import type { TestApp } from '../app/test-app';
import type { VariedData } from './varied-data';

const { HIDE, RESTORE, SUSPEND } = ModerationAction;

/** The history of a case after the first report. */
interface CaseHistory {
  /** Rulings. Those without a reason are automatic. */
  decisions: readonly (readonly [action: ModerationAction, reason: string | null])[];
  open: boolean;
  appeal: string | null;
}

const HISTORIES: readonly CaseHistory[] = [
  { decisions: [], open: true, appeal: null },
  { decisions: [[HIDE, '광고 "글"']], open: false, appeal: null },
  { decisions: [[HIDE, null]], open: true, appeal: null },
  {
    decisions: [
      [HIDE, null],
      [SUSPEND, '욕설'],
    ],
    open: true,
    appeal: '제가 쓴 글이\n아니에요.',
  },
  {
    decisions: [
      [HIDE, '사기'],
      [RESTORE, '오해였어요.'],
    ],
    open: false,
    appeal: '오해예요.',
  },
  { decisions: [[SUSPEND, '도배']], open: false, appeal: null },
];

/** Reports notices, comments and members, and builds cases in every state. */
export async function buildVariedReports(app: TestApp, testData: VariedData): Promise<void> {
  const { viewers } = testData;
  const everyFourth = <Item>(items: readonly Item[]) => items.filter((_, index) => index % 4 === 0);
  const targets = [...everyFourth(testData.notices), ...everyFourth(testData.comments), ...Object.values(viewers)];
  for (const [index, target] of targets.entries()) {
    const history = HISTORIES[index % HISTORIES.length];
    if (history) await buildHistory(app, { target, history, verified: index % 2 === 0 });
  }
  await app.sql(`update moderation_case set author_id = null where id % 7 = 0`);
  // These cases reach the operators.
  await app.sql(`update moderation_case set opened_at = now() - interval '4 days' where id % 2 = 0`);
  await reportOften(app);
  for (const [viewer, days] of [
    [viewers.owner, 3],
    [viewers.masked, 5],
    [viewers.approved, 1],
    [viewers.blocker, -1],
  ] as const) {
    await app.sql(`update member set suspended_until = now() + ? * interval '1 day' where id = ?`, [days, viewer.id]);
  }
}

interface CasePlan {
  target: Notice | Comment | Member;
  history: CaseHistory;
  verified: boolean;
}

async function buildHistory(app: TestApp, { target, history, verified }: CasePlan): Promise<void> {
  const { case: built } = await buildCase(app.em(), { target, verified });
  for (const decision of history.decisions) await decide(app, built, decision);
  const { open, appeal } = history;
  await app.sql('update moderation_case set open = ?, appeal = ?, appealed_at = ? where id = ?', [
    open,
    appeal,
    appeal && new Date(Date.UTC(2026, 10, 3)),
    built.id,
  ]);
}

/** Adds a ruling. Several rulings have the same time. */
async function decide(
  app: TestApp,
  built: ModerationCase,
  [action, reason]: CaseHistory['decisions'][number],
): Promise<void> {
  await app.sql(
    `insert into moderation_entry (school_key, case_id, target, target_id, author_id, moderator_id, action, reason, days, created_at)
     select school_key, id, 'NOTICE', 1, author_id, ?, ?, ?, ?, timestamptz '2026-11-01' + (id % 5) * interval '1 hour'
     from moderation_case where id = ?`,
    [reason === null ? null : 1, action, reason, action === SUSPEND ? 7 : null, built.id],
  );
}

/** Adds more reports and log entries to every fifth case than the case shows. */
async function reportOften(app: TestApp): Promise<void> {
  await app.sql(
    `insert into report (case_id, reason, text, verified)
     select id, (array['SPAM', 'ABUSE', 'FRAUD', 'OTHER'])[1 + n % 4], case when n % 5 = 0 then '' else '글 ' || n end, false
     from moderation_case, generate_series(1, 30) n where id % 5 = 0 order by id, n`,
  );
  await app.sql(
    `insert into moderation_entry (school_key, case_id, target, target_id, moderator_id, action, reason, created_at)
     select school_key, id, 'NOTICE', 1, 1, 'HIDE', '이유 ' || n, timestamptz '2026-11-02' + n * interval '1 minute'
     from moderation_case, generate_series(1, 25) n where id % 5 = 0 order by id, n`,
  );
  await app.sql(`update moderation_case set reports = 31 where id % 5 = 0`);
}
