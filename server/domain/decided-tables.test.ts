import { modules } from '../modules';
import { TABLES_OF_NO_MODULE } from '../operations/backup/tables';
import { startTestApp, type TestApp } from '../test/harness';

/** Effect of a member's withdrawal on the rows that refer to them. */
type Fate = 'deleted' | 'anonymised' | 'kept';

/**
 * Effect of a withdrawal on every column with the id of a member. A new column needs a line here
 * and a test in its module. Kept columns are not foreign keys; docs/rules.md has the reasons.
 */
const WITHDRAWAL: Readonly<Record<string, Fate>> = {
  'access_token.member_id': 'deleted',
  'application.applicant_id': 'deleted',
  'comment.author_id': 'anonymised',
  'consent.member_id': 'deleted',
  'contact.member_id': 'deleted',
  'departure.member_id': 'deleted',
  'favourite.member_id': 'deleted',
  'member_block.blocked_id': 'deleted',
  'member_block.blocker_id': 'deleted',
  'moderation_case.author_id': 'anonymised',
  'moderation_case.member_id': 'deleted',
  'moderation_entry.author_id': 'kept',
  'moderation_entry.moderator_id': 'kept',
  'notice.owner_id': 'deleted',
  'notification.actor_id': 'anonymised',
  'notification.recipient_id': 'deleted',
  'notification_setting.member_id': 'deleted',
  'password_reset.member_id': 'deleted',
  'profile_team.member_id': 'deleted',
  'report.reporter_id': 'anonymised',
  'school_code.member_id': 'deleted',
  'team_member.member_id': 'deleted',
  'team_post.author_id': 'anonymised',
};

/** Tables without a column for a member, with the reason. */
const WITHOUT_MEMBERS: Readonly<Record<string, string>> = {
  decision_reminder: 'it belongs to a notice, and is deleted with it',
  team_invitation: 'it belongs to a notice, and is deleted with it',
  kept_suspension: 'it has pseudonyms of people who are suspended, until the suspension ends',
  mail: 'it has keys of mails that were sent, which name rows that are deleted',
  member: 'it is the member, whose row is deleted',
  migration: 'it has the names of migrations',
  notice_count: 'it has numbers',
  notice_reminder: 'it has times, and is deleted with its notice',
  notice_total: 'it has numbers',
  seat: 'it has numbers',
  team: 'it has a link and the number of a post, and is deleted with its notice',
  session: 'a withdrawal ends all sessions (tests of sessions)',
};

/** Effect of each action of a foreign key. */
const FATES: Readonly<Record<string, Fate>> = { c: 'deleted', n: 'anonymised' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const namesIn = async (query: string): Promise<string[]> =>
  (await app.sql<{ name: string }>(query)).map(({ name }) => name).toSorted();

const TABLES = `select tablename as name from pg_tables where schemaname = 'public'`;

it('every table is listed with the effect of a withdrawal', async () => {
  const decided = [
    ...Object.keys(WITHDRAWAL).map((column) => column.replace(/\..*/, '')),
    ...Object.keys(WITHOUT_MEMBERS),
  ];
  expect(await namesIn(TABLES)).toEqual([...new Set(decided)].toSorted());
});

it('every foreign key to a member is listed, and its action has the listed effect', async () => {
  const rows = await app.sql<{ name: string; action: string }>(
    `select conrelid::regclass || '.' || attname as name, confdeltype as action
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'member'::regclass`,
  );
  const done = Object.fromEntries(rows.map(({ name, action }) => [name, FATES[action]]));
  const kept = Object.entries(WITHDRAWAL).filter(([, fate]) => fate === 'kept');
  expect({ ...done, ...Object.fromEntries(kept) }).toEqual(WITHDRAWAL);
});

it("every column with the name of a member's role is listed", async () => {
  const named = await namesIn(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(member|owner|author|actor|recipient|applicant|reporter|moderator|blocker|blocked)_id$'`,
  );
  expect(named).toEqual(Object.keys(WITHDRAWAL).toSorted());
});

it('every table is in a backup, derived, or without a module', async () => {
  const decided = [...modules.tables, ...modules.derivedTables, ...TABLES_OF_NO_MODULE];
  expect(await namesIn(TABLES)).toEqual(decided.toSorted());
});
