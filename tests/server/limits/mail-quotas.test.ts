import { buildMember } from '../../../server/test-kit/factories/factories';
import type { TestApp } from '../../../server/test-kit/app/test-app';
import { untilJobsDone } from '../../../server/test-kit/app/jobs';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../../server/test-kit/clients/outcomes';
import { startTwoInstances, type TwoInstances } from '../../../server/test-kit/app/two-instances';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';
import { createLinkToken } from '../../../server/domain/kit/sessions/link-token';
import { CODE_PAUSE } from '../../../server/domain/verification/verification.rules';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

/** Number of concurrent clients. */
const CLIENTS = 32;
const numbers = Array.from({ length: CLIENTS }, (_, index) => index);

/** Counts each outcome. */
async function tally(outcomes: Promise<string | undefined>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.all(outcomes)) counts[outcome ?? 'OK'] = (counts[outcome ?? 'OK'] ?? 0) + 1;
  return counts;
}

/** Expects that failed requests were denied by a limit, or by a busy machine that was too slow. */
function expectRefusals({ OK = 0, TOO_MANY_ATTEMPTS = 0, UNAVAILABLE = 0 }: Record<string, number>): void {
  expect(OK + TOO_MANY_ATTEMPTS + UNAVAILABLE).toBe(CLIENTS);
  expect(OK).toBeGreaterThan(0);
}

describeWith('redis')('32 clients at once, at two instances', () => {
  const smtp = new TestSmtp();
  let instances: TwoInstances;

  beforeAll(async () => {
    await smtp.start();
    instances = await startTwoInstances({ THROTTLE: 'on', TRUST_PROXY: '1', SMTP_URL: smtp.url });
  });

  afterEach(() => smtp.mails.splice(0));

  afterAll(async () => {
    await instances.stop();
    await smtp.stop();
  });

  const instanceOf = (index: number): TestApp => (index % 2 === 0 ? instances.first : instances.second);

  /** Waits until all mails are sent. Returns their addresses. */
  async function sentTo(): Promise<(string | undefined)[]> {
    await untilJobsDone(instances.first, 30_000);
    return smtp.mails.map((mail) => mail.to?.[0]?.address);
  }

  it('[A41 A44] cause at most 50 mails with codes a day to one e-mail address, and five per member', async () => {
    const em = instances.first.em();
    const email = 'flooded@skku.edu';
    const member = await buildMember(em, { university: '성균관대' });
    const own: string[] = [];
    for (const index of numbers.slice(0, 7)) {
      // A later request replaces one whose mail has not been built yet.
      await untilJobsDone(instances.first, 30_000);
      await instances.first.server.services.rateLimits.forget(CODE_PAUSE, member.id);
      own.push(
        await graphqlOutcome(await instanceOf(index).as(member), GQL.requestSchoolCode, {
          email: `flooded+${index}@skku.edu`,
        }),
      );
    }
    expect(own).toEqual([...Array<string>(5).fill('OK'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    let sent = 5;
    for (const batch of [0, 1]) {
      const clients = [];
      for (const index of numbers)
        clients.push(await instanceOf(index + batch).as(await buildMember(em, { university: '성균관대' })));
      const counts = await tally(clients.map((client) => client.code(GQL.requestSchoolCode, { email })));
      expectRefusals(counts);
      sent += counts['OK'] ?? 0;
    }
    expect(sent).toBeLessThanOrEqual(50);
    expect(await sentTo()).toEqual(Array<string>(sent).fill(email));
  }, 120_000);

  it('[A41] of one member cause at most one mail with a code a minute', async () => {
    const member = await buildMember(instances.first.em(), { university: '성균관대' });
    const sessions = [];
    // A member has at most 20 sessions.
    for (const index of numbers.slice(0, 16)) sessions.push(await instanceOf(index).as(member));
    const counts = await tally(
      [...sessions, ...sessions].map((client, index) =>
        client.code(GQL.requestSchoolCode, { email: `one-${index}@skku.edu` }),
      ),
    );
    expectRefusals(counts);
    expect(counts['OK']).toBeLessThanOrEqual(1);
    expect(await sentTo()).toHaveLength(counts['OK'] ?? 0);
  }, 60_000);

  it('[A41] cause at most three mails with links for one account, regardless of the number of requests', async () => {
    const { loginId, email } = await buildMember(instances.first.em());
    const input = { account: loginId };
    const requests = numbers.map((index) => instanceOf(index).visitor().code(GQL.requestPasswordReset, { input }));
    const counts = await tally(requests);
    expectRefusals(counts);
    expect(await sentTo()).toEqual(Array<string>(Math.min(counts['OK'] ?? 0, 3)).fill(email));
  }, 60_000);

  it('[A41] that guess links are denied after 300 guesses from their address, without effect on others', async () => {
    const guess = (index: number, address: string): Promise<string | undefined> =>
      instanceOf(index)
        .visitor()
        .agent.post('/graphql')
        .set('X-Forwarded-For', address)
        .send({
          query: GQL.resetPassword,
          variables: { input: { token: createLinkToken(), newPassword: 'pondering-otter' } },
        })
        .then(({ body }) => (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code);
    const guesses = numbers.map(async (index) => {
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 11; count += 1) codes.push(await guess(index, '10.9.0.1'));
      return codes;
    });
    const codes = (await Promise.all(guesses)).flat();
    const {
      INVALID_RESET_LINK: wrong = 0,
      TOO_MANY_ATTEMPTS: refused = 0,
      UNAVAILABLE: late = 0,
    } = await tally(codes.map((code) => Promise.resolve(code)));
    expect(wrong + refused + late).toBe(CLIENTS * 11);
    expect(wrong).toBeLessThanOrEqual(300);
    // A guess that timed out on a busy machine may or may not have been counted.
    expect(wrong + late).toBeGreaterThanOrEqual(300);
    expect(refused).toBeGreaterThan(0);
    expect(await guess(0, '10.9.0.2')).toBe('INVALID_RESET_LINK');
  }, 60_000);
});
