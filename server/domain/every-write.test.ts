import { modules } from '../modules';
import { clearAudit, readAudit, startAudit } from '../test/audit';
import type { TestClient } from '../test/client';
import { buildMember } from '../test/factories';
import { EVERY_WRITE, NO_WRITES } from '../test/further-writes';
import { startTestApp, type TestApp } from '../test/harness';
import { readMutationNames } from '../test/mutations';
import type { Outcome } from '../test/outcomes';
import { statementsOf } from '../test/statements';
import { buildWriteWorld, peopleOf, type WriteWorld } from '../test/writes';

/**
 * All actors of a write. The stranger belongs to another school. The newcomer has no relation to
 * the notice.
 */
const ACTORS = ['visitor', 'stranger', 'newcomer', 'applicant', 'teammate', 'owner'] as const;

type Actor = (typeof ACTORS)[number];

/** Error codes of a write by actor. All other actors may do it. */
type Refusals = Partial<Record<Actor, Outcome>>;

const VISITORS: Refusals = { visitor: 'UNAUTHENTICATED' };
const SCHOOL: Refusals = { ...VISITORS, stranger: 'NOT_FOUND' };
const MEMBERS_OF_TEAM: Refusals = { ...SCHOOL, newcomer: 'NOT_FOUND', applicant: 'NOT_FOUND' };
const OWNER_OF_TEAM: Refusals = { ...MEMBERS_OF_TEAM, teammate: 'FORBIDDEN' };
const OWNER_OF_NOTICE: Refusals = { ...SCHOOL, newcomer: 'FORBIDDEN', applicant: 'FORBIDDEN', teammate: 'FORBIDDEN' };
const ONE: Refusals = {
  ...SCHOOL,
  newcomer: 'NOT_FOUND',
  applicant: 'NOT_FOUND',
  teammate: 'NOT_FOUND',
  owner: 'NOT_FOUND',
};
const ANYBODY: Refusals = {};

const without = (refusals: Refusals, actor: Actor): Refusals => ({ ...refusals, [actor]: undefined });

/**
 * Denials of each write by its name (rules.md: Who sees and does what, Teams, Reports and
 * moderation).
 */
const REFUSALS: Readonly<Record<string, Refusals>> = {
  applyToNotice: { ...SCHOOL, applicant: 'ALREADY_APPLIED', teammate: 'ALREADY_APPLIED', owner: 'OWN_NOTICE' },
  cancelApplication: without(ONE, 'applicant'),
  approveApplication: OWNER_OF_NOTICE,
  rejectApplication: OWNER_OF_NOTICE,
  waitlistApplication: OWNER_OF_NOTICE,
  decideApplications: OWNER_OF_NOTICE,
  addComment: SCHOOL,
  'addComment as a reply': SCHOOL,
  deleteComment: { ...SCHOOL, newcomer: 'FORBIDDEN', teammate: 'FORBIDDEN' },
  favouriteNotice: SCHOOL,
  unfavouriteNotice: SCHOOL,
  reportContent: { ...SCHOOL, applicant: 'OWN_CONTENT' },
  blockMember: { ...SCHOOL, owner: 'OWN_ACCOUNT' },
  unblockMember: VISITORS,
  hideContent: ONE,
  restoreContent: ONE,
  suspendMember: ONE,
  appealDecision: without(ONE, 'applicant'),
  createStudy: VISITORS,
  createProject: VISITORS,
  updateStudy: OWNER_OF_NOTICE,
  updateProject: OWNER_OF_NOTICE,
  closeNotice: OWNER_OF_NOTICE,
  reopenNotice: OWNER_OF_NOTICE,
  confirmNotice: OWNER_OF_NOTICE,
  deleteNotice: OWNER_OF_NOTICE,
  markNotificationRead: without(ONE, 'owner'),
  markAllNotificationsRead: VISITORS,
  updateNotificationSetting: VISITORS,
  unsubscribeFromMails: ANYBODY,
  updateProfile: VISITORS,
  updateContacts: VISITORS,
  giveConsents: VISITORS,
  changePassword: VISITORS,
  changeEmail: VISITORS,
  resetPassword: ANYBODY,
  signUp: ANYBODY,
  createAccessToken: VISITORS,
  revokeAccessToken: without(ONE, 'applicant'),
  addTeamPost: MEMBERS_OF_TEAM,
  deleteTeamPost: OWNER_OF_TEAM,
  pinTeamPost: OWNER_OF_TEAM,
  updateTeamLink: OWNER_OF_TEAM,
  leaveTeam: MEMBERS_OF_TEAM,
  'leaveTeam as the owner': MEMBERS_OF_TEAM,
  removeTeamMember: OWNER_OF_TEAM,
  askTeamMember: OWNER_OF_TEAM,
  answerTeam: MEMBERS_OF_TEAM,
  createTeamInvitation: OWNER_OF_TEAM,
  revokeTeamInvitation: OWNER_OF_TEAM,
  joinTeam: { ...SCHOOL, teammate: 'ALREADY_MEMBER', owner: 'ALREADY_MEMBER' },
  moveTeam: OWNER_OF_TEAM,
  handOverTeam: OWNER_OF_TEAM,
  showTeamOnProfile: MEMBERS_OF_TEAM,
  withdraw: VISITORS,
  'withdraw as the owner': VISITORS,
};

let app: TestApp;
let stranger: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  stranger = await app.as(await buildMember(app.em(), { university: '두빛대학교' }));
  await startAudit(app);
});

afterAll(() => app.close());

const mutationOf = (write: string): string => write.split(' ')[0] ?? '';

it('covers every mutation', async () => {
  const known = [...EVERY_WRITE.map(([name]) => mutationOf(name)), ...Object.keys(NO_WRITES)];
  expect(new Set(known)).toEqual(new Set(await readMutationNames(app)));
  expect(Object.keys(REFUSALS).toSorted()).toEqual(EVERY_WRITE.map(([name]) => name).toSorted());
});

/** Sends the write as every actor who must be denied. Returns the outcomes. */
async function tryEverybody(world: WriteWorld, write: () => Promise<Outcome>, refusals: Refusals): Promise<Refusals> {
  const people = peopleOf(world);
  const own = Object.entries(people).map(([name, { client }]) => [name, sessionOf(client)] as const);
  const sessions: Record<string, TestClient> = { visitor: app.visitor(), stranger, ...Object.fromEntries(own) };
  const setSession = (name: string): void => {
    for (const [each, { client }] of Object.entries(people)) client.takeSessionOf(sessions[name || each] as TestClient);
  };
  const outcomes: Refusals = {};
  for (const actor of ACTORS.filter((each) => refusals[each] !== undefined)) {
    setSession(actor);
    outcomes[actor] = await write();
  }
  setSession('');
  return outcomes;
}

/**
 * Returns a client in the current session of another client. It keeps this session if the other one
 * changes.
 */
function sessionOf(client: TestClient): TestClient {
  const session = app.visitor();
  session.takeSessionOf(client);
  return session;
}

/** The statement of the write guard, for writes that do not check the suspension themselves. */
const ASKS_FOR_SUSPENSION = /^with "result" as \(select case when "m"\."suspended_until"/;

it.each(EVERY_WRITE)(
  '[B1 B21] %s is denied to other and suspended members without writing anything',
  async (name, start) => {
    const refusals = REFUSALS[name] ?? {};
    const world = await buildWriteWorld(app);
    const write = await start(world, app);
    await clearAudit(app);
    const outcomes = await tryEverybody(world, write, refusals);
    expect({ ...refusals, ...outcomes }).toEqual(refusals);
    expect(await readAudit(app)).toEqual({});
    for (const { member } of Object.values(peopleOf(world)))
      await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [member.id]);
    await clearAudit(app);
    const isAllowed = modules.alwaysAllowed.has(mutationOf(name));
    const sent = await statementsOf(async () => expect(await write()).toBe(isAllowed ? 'OK' : 'SUSPENDED'));
    const guardsItself = modules.guardThemselves.includes(mutationOf(name));
    expect(ASKS_FOR_SUSPENSION.test(sent[0] ?? '')).toBe(!isAllowed && !guardsItself);
    expect(Object.values(await readAudit(app))).toHaveLength(isAllowed ? 1 : 0);
  },
);
