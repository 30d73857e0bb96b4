import { buildMember, PASSWORD } from './factories';
import { startTestApp, type TestApp } from './harness';
import { type Answer, HttpClient } from './http-client';
import { expectNothingHalfDone, expectNothingLost, Ledger } from './ledger';
import type { Action } from './load';
import { TeamMaker } from './load-teams';
import { Writer } from './load-workers';
import { readMutationNames } from './mutations';

/** The mutations that members send under load over REST, by the names of the requests. */
const OVER_REST: Readonly<Record<string, string>> = {
  'sign-up': 'signUp',
  post: 'createStudy',
  apply: 'applyToNotice',
  comment: 'addComment',
  favourite: 'favouriteNotice',
};

/** The mutations that no load sends. Each is one transaction (one-transaction.test.ts), and the first ones write as another one does. */
const NOT_UNDER_LOAD = [
  ['createProject', 'updateProject', 'rejectApplication', 'deleteComment', 'unfavouriteNotice', 'deleteNotice'],
  ['reportContent', 'hideContent', 'restoreContent', 'suspendMember', 'appealDecision', 'blockMember', 'unblockMember'],
  ['logIn', 'logOut', 'updateProfile', 'changePassword', 'changeEmail', 'requestPasswordReset', 'resetPassword'],
  ['withdraw', 'giveConsents', 'prepareDataExport', 'requestSchoolCode', 'verifySchool'],
  ['createAccessToken', 'revokeAccessToken', 'markNotificationRead', 'markAllNotificationsRead'],
  ['updateNotificationSetting', 'unsubscribeFromMails'],
].flat();

let app: TestApp;
let ledger: Ledger;
/** The mutations that were sent. */
const sent = new Set<string>();

/** A client that notes the mutations that it sends. */
class NotingClient extends HttpClient {
  override sendGraphQL(query: string, variables: object = {}): Promise<Answer> {
    sent.add(/mutation[^{]*\{\s*(\w+)/.exec(query)?.[1] ?? '');
    return super.sendGraphQL(query, variables);
  }
}

beforeAll(async () => {
  app = await startTestApp();
  ledger = new Ledger();
});

afterAll(() => app.close());

async function join(): Promise<{ loginId: string; client: NotingClient }> {
  const { loginId } = await buildMember(app.em());
  const client = new NotingClient(app.url);
  await client.logIn(loginId, PASSWORD);
  return { loginId, client };
}

/** Sends a request, which must be acknowledged. */
async function perform({ name, send, acknowledge }: Action): Promise<void> {
  const { status, text } = await send();
  expect([name, status < 300, text]).toEqual([name, true, expect.not.stringContaining('"errors"')]);
  acknowledge?.(JSON.parse(text) as Record<string, unknown>);
}

async function joinFour(): Promise<[NotingClient, NotingClient, NotingClient, NotingClient]> {
  const clients = [await join(), await join(), await join(), await join()].map(({ client }) => client);
  return clients as [NotingClient, NotingClient, NotingClient, NotingClient];
}

it('a team under load lives from its notice to its end without a refusal, and the ledger agrees', async () => {
  const maker = await TeamMaker.prepare(await joinFour(), ledger.teams);
  const first = maker.next();
  for (let action = first; action === first || action.name !== first.name; action = maker.next()) await perform(action);
  maker.close();
  expect(ledger.teams.size).toBe(4);
  await expectNothingLost(app, ledger);
  await expectNothingHalfDone(app);
});

/** The number of requests in the life of a team. */
const REQUESTS = 29;

/** Lets a team live. Requests are lost that `isLost` names by their numbers. */
async function live(isLost: (request: number) => boolean): Promise<void> {
  const maker = await TeamMaker.prepare(await joinFour(), ledger.teams);
  for (let request = 0; request < REQUESTS; request += 1) {
    const { name, send, acknowledge } = maker.next();
    expect(name).toBe(`team ${request}`);
    if (isLost(request)) continue;
    const body = JSON.parse((await send()).text) as Record<string, unknown>;
    // Later requests are refused that depend on a lost one.
    if (!body['errors']) acknowledge?.(body);
  }
  maker.close();
}

it.each([
  [8, 'approves the heir'],
  [11, 'creates the link that the guest follows'],
  [12, 'lets the guest join'],
  [15, 'removes a member'],
  [24, 'hands the team over'],
  [25, 'lets the heir leave'],
  [26, 'lets the first owner leave'],
])('without request %i, which %s, and without all from there on, the ledger of a team agrees', async (lost) => {
  await live((request) => request === lost);
  await live((request) => request >= lost);
  await expectNothingLost(app, ledger);
});

it('members under load write without a refusal, and the ledger agrees', async () => {
  const writers = [];
  for (let number = 0; number < 2; number += 1) {
    const { loginId, client } = await join();
    const { studyId } = await client.mustSend('post', '/api/studies', {
      title: `${loginId}의 스터디`,
      recruitNumber: 9,
      content: '매주 화요일에 만나요.',
    });
    ledger.noticeIds.push(Number(studyId));
    writers.push(new Writer(loginId, client, ledger, Number(studyId)));
  }
  for (let turn = 0; turn < 40; turn += 1) {
    for (const writer of writers) {
      const action = writer.next();
      await perform(action);
      sent.add(OVER_REST[action.name] ?? '');
    }
  }
  for (const writer of writers) writer.close();
  await expectNothingLost(app, ledger);
  await expectNothingHalfDone(app);
});

it('every mutation is sent under load, or known not to be', async () => {
  const names = await readMutationNames(app);
  expect([...sent, ...NOT_UNDER_LOAD].toSorted()).toEqual(names.toSorted());
});
