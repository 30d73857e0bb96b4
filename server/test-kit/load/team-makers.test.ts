import { buildMember, PASSWORD } from '../factories/factories';
import { startTestApp, type TestApp } from '../app/test-app';
import { type HttpResponse, HttpClient } from '../clients/http-client';
import { expectNothingHalfDone, expectNothingLost, Ledger } from './ledger';
import type { Action } from './load';
import { TeamMaker } from './team-makers';
import { Writer } from './workers';
import { readMutationNames } from '../catalogue/mutations';

/** Mutations whose REST request the load sends, by the name of the request. */
const OVER_REST: Readonly<Record<string, string>> = {
  'sign-up': 'signUp',
  post: 'createStudy',
  apply: 'applyToNotice',
  comment: 'addComment',
  favourite: 'favouriteNotice',
};

/**
 * Mutations that no load sends. one-transaction.test.ts tests that each is one transaction. Those
 * in the first line write the same rows as another mutation.
 */
const NOT_UNDER_LOAD = [
  ['createProject', 'updateProject', 'rejectApplication', 'deleteComment', 'unfavouriteNotice', 'deleteNotice'],
  ['reportContent', 'hideContent', 'restoreContent', 'suspendMember', 'appealDecision', 'blockMember', 'unblockMember'],
  ['logIn', 'logOut', 'updateProfile', 'changePassword', 'changeEmail', 'requestPasswordReset', 'resetPassword'],
  ['requestEmailConfirmation', 'confirmEmail'],
  ['withdraw', 'giveConsents', 'updateLanguage', 'prepareDataExport', 'requestSchoolCode', 'verifySchool'],
  ['createAccessToken', 'revokeAccessToken', 'markNotificationRead', 'markAllNotificationsRead'],
  ['updateNotificationSetting', 'updateAllNotificationSettings', 'unsubscribeFromMails'],
  ['updateTeamProfile', 'updateCourses', 'updateFreeHours', 'shareFreeTime', 'setNextMeeting', 'clearNextMeeting'],
  ['startSeeking', 'updateSeeking', 'stopSeeking', 'makeOffer', 'withdrawOffer', 'declineOffer'],
  ['createAlert', 'resumeAlert', 'deleteAlert', 'openAlert', 'appointModerator', 'dismissModerator'],
  ['updateSchoolOperator'],
].flat();

let app: TestApp;
let ledger: Ledger;
/** Names of the sent mutations. */
const sent = new Set<string>();

/** A client that records the names of its mutations. */
class NotingClient extends HttpClient {
  override sendGraphQL(query: string, variables: object = {}): Promise<HttpResponse> {
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

/** Sends a request and expects success. */
async function perform({ name, send, acknowledge }: Action): Promise<void> {
  const { status, text } = await send();
  expect([name, status < 300, text]).toEqual([name, true, expect.not.stringContaining('"errors"')]);
  acknowledge?.(JSON.parse(text) as Record<string, unknown>);
}

async function joinFour(): Promise<[NotingClient, NotingClient, NotingClient, NotingClient]> {
  const clients = [await join(), await join(), await join(), await join()].map(({ client }) => client);
  return clients as [NotingClient, NotingClient, NotingClient, NotingClient];
}

it('all requests of a team succeed from its notice to its end, and the ledger matches the database', async () => {
  const maker = await TeamMaker.prepare(await joinFour(), ledger.teams);
  const first = maker.next();
  for (let action = first; action === first || action.name !== first.name; action = maker.next()) await perform(action);
  maker.close();
  expect(ledger.teams.size).toBe(4);
  await expectNothingLost(app, ledger);
  await expectNothingHalfDone(app);
});

/** Number of requests from the notice of a team to its end. */
const REQUESTS = 29;

/** Sends all requests of a team, except those for which `isLost` returns true. */
async function live(isLost: (request: number) => boolean): Promise<void> {
  const maker = await TeamMaker.prepare(await joinFour(), ledger.teams);
  for (let request = 0; request < REQUESTS; request += 1) {
    const { name, send, acknowledge } = maker.next();
    expect(name).toBe(`team ${request}`);
    if (isLost(request)) continue;
    const body = JSON.parse((await send()).text) as Record<string, unknown>;
    // Later requests may depend on a lost one and fail.
    if (!body['errors']) acknowledge?.(body);
  }
  maker.close();
}

it.each([
  [8, 'approve the heir'],
  [11, 'create the link for the guest'],
  [12, 'join as the guest'],
  [15, 'remove a member'],
  [24, 'hand the team over'],
  [25, 'leave as the heir'],
  [26, 'leave as the first owner'],
])('the ledger matches the database if request %i (%s) is lost, and if all later ones are lost too', async (lost) => {
  await live((request) => request === lost);
  await live((request) => request >= lost);
  await expectNothingLost(app, ledger);
});

it('all requests of writers succeed, and the ledger matches the database', async () => {
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

it('the load sends every mutation that is not listed as an exception', async () => {
  const names = await readMutationNames(app);
  expect([...sent, ...NOT_UNDER_LOAD].toSorted()).toEqual(names.toSorted());
});
