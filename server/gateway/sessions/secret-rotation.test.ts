import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../shared/seoul';
import { confirmationLinkOf } from '../../domain/email-confirmations/confirmation-link.service';
import type { Member } from '../../domain/members/member.entity';
import { unsubscribeLinkOf } from '../../domain/notifications/mailing/unsubscribe-link.service';
import { NotificationKind } from '../../domain/notifications/notification-kinds';
import { untilJobsDone } from '../../test-kit/app/jobs';
import { SECRET as PREVIOUS } from '../../test-kit/app/secret';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { TestClient } from '../../test-kit/clients/client';
import { decodeDevice } from '../../test-kit/clients/devices';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { startTestRedis, type TestRedis } from '../../test-kit/processes/redis';
import { TestSmtp } from '../../test-kit/servers/smtp';
import { describeWith } from '../../test-kit/processes/describe-with';

const NEWEST = 'a newer secret with other characters';
const SHARE_URL = 'query ($id: ID!) { notice(id: $id) { shareUrl } }';
const SHARED = 'query ($shareUrl: String!) { sharedNotice(shareUrl: $shareUrl) { id } }';
const CREATE = { query: GQL.createStudy, variables: { input: asInput(STUDY_INPUT) } };

/** Everything that the service has signed or encrypted for one member. */
interface Signed {
  session: string;
  /** Value of the cookie of a known device. */
  device: string;
  shareUrl: string;
  unsubscribe: string;
  confirmation: string;
  exportPath: string;
  schoolCode: string;
  idempotencyKey: string;
}

describeWith('redis')('SESSION_SECRET', () => {
  const smtp = new TestSmtp();
  let redis: TestRedis;
  let app: TestApp;

  beforeAll(async () => {
    await smtp.start();
    redis = await startTestRedis();
    app = await startWith([PREVIOUS]);
  });

  afterAll(async () => {
    await app.close();
    await redis.stop();
    await smtp.stop();
  });

  /** Starts an instance with these secrets, beside the first one. */
  function startWith(secrets: readonly string[], beside?: TestApp): Promise<TestApp> {
    const stores = { REDIS_URL: redis.url, SMTP_URL: smtp.url, PUBLIC_URL: 'http://hanteam.example' };
    return startTestApp({ ...stores, SESSION_SECRET: secrets.join(','), PERSON_SECRET: PREVIOUS }, beside);
  }

  const logIn = async (at: TestApp, { loginId }: Member, cookie?: string) => {
    const client = new TestClient(at.url, cookie);
    const response = await client.rest('post', '/auth/login', { loginId, password: PASSWORD });
    return { client, session: cookieNamed('sid', response.headers), device: decodeDevice(response)?.value ?? '' };
  };

  const isLoggedIn = async (at: TestApp, cookie: string): Promise<boolean> =>
    (await new TestClient(at.url, cookie).rest('get', '/members/profile')).status === 200;

  async function sign(member: Member): Promise<Signed> {
    const { client, session, device } = await logIn(app, member);
    const study = await buildStudy(app.em(), { owner: member });
    const idempotencyKey = randomUUID();
    await client.agent.post('/graphql').set('Idempotency-Key', idempotencyKey).send(CREATE);
    await client.data(GQL.requestSchoolCode, { email: `${member.loginId}@skku.edu` });
    await untilJobsDone(app);
    const { services } = app.server;
    const { notice } = await client.data<{ notice: { shareUrl: string } }>(SHARE_URL, { id: study.id });
    const { prepareDataExport } = await client.data<{ prepareDataExport: { path: string } }>(GQL.prepareDataExport, {
      password: PASSWORD,
    });
    const subscription = { memberId: member.id, kind: NotificationKind.COMMENT_ADDED };
    return {
      session,
      device,
      shareUrl: notice.shareUrl,
      unsubscribe: new URL(unsubscribeLinkOf(services, subscription)).search,
      confirmation: new URL(confirmationLinkOf(services, { memberId: member.id, email: member.email })).hash.slice(1),
      exportPath: prepareDataExport.path,
      schoolCode: /\b[0-9]{6}\b/.exec(smtp.mails.at(-1)?.text ?? '')?.[0] ?? '',
      idempotencyKey,
    };
  }

  /** Uses everything at an instance. Returns what is valid there. */
  async function use(at: TestApp, member: Member, signed: Signed): Promise<Record<keyof Signed, boolean>> {
    const { client, device } = await logIn(at, member, `device=${signed.device}`);
    const visitor = at.visitor();
    const { sharedNotice } = await visitor.data<{ sharedNotice: object | null }>(SHARED, { shareUrl: signed.shareUrl });
    const repeated = await client.agent.post('/graphql').set('Idempotency-Key', signed.idempotencyKey).send(CREATE);
    const confirmed = await visitor.code(GQL.confirmEmail, { input: { token: signed.confirmation } });
    return {
      session: await isLoggedIn(at, signed.session),
      device: device.split('.')[0] === signed.device.split('.')[0],
      shareUrl: sharedNotice !== null,
      unsubscribe: (await visitor.agent.post(`/unsubscribe${signed.unsubscribe}`)).status === 200,
      confirmation: confirmed === undefined,
      exportPath: (await client.agent.get(signed.exportPath)).status === 200,
      schoolCode: (await client.code(GQL.verifySchool, { code: signed.schoolCode })) === undefined,
      idempotencyKey: repeated.headers['idempotency-replayed'] === 'true',
    };
  }

  const each = (valid: boolean): Record<keyof Signed, boolean> => ({
    session: valid,
    device: valid,
    shareUrl: valid,
    unsubscribe: valid,
    confirmation: valid,
    exportPath: valid,
    schoolCode: valid,
    idempotencyKey: valid,
  });

  const buildStudent = (): Promise<Member> =>
    buildMember(app.em(), { university: '성균관대학교', emailConfirmedAt: null });

  it('[O42] keeps what a previous secret has signed valid until that secret is removed', async () => {
    const member = await buildStudent();
    const signed = await sign(member);
    const removed = await startWith([NEWEST], app);
    expect(await use(removed, member, signed)).toEqual(each(false));
    await removed.close();
    const rotated = await startWith([NEWEST, PREVIOUS], app);
    expect(await use(rotated, member, signed)).toEqual(each(true));
    await rotated.close();
  });

  it('[O42] signs with the first secret only', async () => {
    const member = await buildStudent();
    const rotated = await startWith([NEWEST, PREVIOUS], app);
    const { session } = await logIn(rotated, member);
    expect([await isLoggedIn(rotated, session), await isLoggedIn(app, session)]).toEqual([true, false]);
    await rotated.close();
  });

  it('[O42] is replaced without a logout while instances with both orders serve', async () => {
    const member = await buildStudent();
    const [before, after] = [await startWith([PREVIOUS, NEWEST], app), await startWith([NEWEST, PREVIOUS], app)];
    for (const [one, other] of [
      [before, after],
      [after, before],
    ] as const)
      expect(await isLoggedIn(other, (await logIn(one, member)).session)).toBe(true);
    await after.close();
    await before.close();
  });

  it('[O42] signs a session that is in use again within a day', async () => {
    const member = await buildStudent();
    const { session } = await logIn(app, member);
    const rotated = await startWith([NEWEST, PREVIOUS], app);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1.1 * DAY_MS);
    const { headers } = await new TestClient(rotated.url, session).rest('get', '/members/profile');
    now.mockRestore();
    await rotated.close();
    const removed = await startWith([NEWEST], app);
    expect(await isLoggedIn(removed, session)).toBe(false);
    expect(await isLoggedIn(removed, cookieNamed('sid', headers))).toBe(true);
    await removed.close();
  });
});

/** Returns a cookie that a response sets, as a request sends it. */
function cookieNamed(name: string, headers: Record<string, unknown>): string {
  const cookies = headers['set-cookie'] as string[] | undefined;
  return cookies?.find((each) => each.startsWith(`${name}=`))?.split(';')[0] ?? '';
}
