import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { untilJobsDone } from '../../test-kit/app/jobs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome } from '../../test-kit/clients/outcomes';
import { TestSmtp } from '../../test-kit/servers/smtp';
import type { Member } from '../members/member.entity';
import type { TestClient } from '../../test-kit/clients/client';
import { CODE_PAUSE } from './verification.rules';

const VERIFY = `mutation ($code: String!) { verifySchool(input: { code: $code }) {
  viewer { schoolVerification { email verifiedAt verifiedUntil } member { id schoolVerified } }
} }`;

const smtp = new TestSmtp();
let app: TestApp;
/** Another instance of the service, with rate limits. */
let throttled: TestApp;
let count = 0;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url });
  throttled = await startTestApp({ SMTP_URL: smtp.url, THROTTLE: 'on' }, app);
});

afterAll(async () => {
  await throttled.close();
  await app.close();
  await smtp.stop();
});

/** A student of 성균관대학교 with an unused address there. */
async function buildStudent(): Promise<{ client: TestClient; member: Member; email: string }> {
  count += 1;
  const member = await buildMember(app.em(), { university: '성균관대' });
  return { client: await app.as(member), member, email: `student-${count}@g.skku.edu` };
}

/** Requests a code and returns the received mail. */
async function receiveMail(client: TestClient, email: string) {
  const received = smtp.mails.length;
  await client.data(GQL.requestSchoolCode, { email });
  await smtp.untilReceived(received + 1);
  await untilJobsDone(app);
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error('No mail was received.');
  return mail;
}

async function receiveCode(client: TestClient, email: string): Promise<string> {
  const { text = '' } = await receiveMail(client, email);
  const [code] = /\b[0-9]{6}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`No code in ${text}`);
  return code;
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a member with an address of their school', () => {
  it('is verified with the code from the mail to that address', async () => {
    const { client, member, email } = await buildStudent();
    const mail = await receiveMail(client, email);
    expect(mail.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    const [code] = /[0-9]{6}/.exec(mail.subject ?? '') ?? [];
    const { verifySchool } = await client.data<{ verifySchool: unknown }>(VERIFY, { code });
    expect(verifySchool).toMatchObject({
      viewer: { schoolVerification: { email }, member: { id: String(member.id), schoolVerified: true } },
    });
  });

  it('is verified until the end of March of the year after next, in Korea', async () => {
    const { client, email } = await buildStudent();
    await client.data(VERIFY, { code: await receiveCode(client, email) });
    const { viewer } = await client.data<{
      viewer: { schoolVerification: { verifiedAt: string; verifiedUntil: string } };
    }>('{ viewer { schoolVerification { verifiedAt verifiedUntil } } }');
    const year = new Date(Date.parse(viewer.schoolVerification.verifiedAt) + 9 * 60 * 60 * 1000).getUTCFullYear();
    expect(viewer.schoolVerification.verifiedUntil).toBe(`${year + 2}-03-31T15:00:00.000Z`);
  });

  it('is shown as verified to others until the expiry', async () => {
    const { client, member, email } = await buildStudent();
    await client.data(VERIFY, { code: await receiveCode(client, email) });
    const { createStudy } = await client.data<{ createStudy: { study: { id: string } } }>(
      `mutation { createStudy(input: { title: "함께 읽어요", headcount: 3, content: "매주 만나요." }) { study { id } } }`,
    );
    const reader = await app.as(await buildMember(app.em(), { university: '성균관대학교' }));
    const isVerified = async (): Promise<unknown> => {
      const query = `query ($id: ID!) { notice(id: $id) { owner { schoolVerified } } }`;
      const { notice } = await reader.data<{ notice: { owner: { schoolVerified: boolean } } }>(query, {
        id: createStudy.study.id,
      });
      return notice.owner.schoolVerified;
    };
    expect(await isVerified()).toBe(true);
    await app.sql(`update member set verified_until = now() where id = ?`, [member.id]);
    expect(await isVerified()).toBe(false);
    expect(await client.data('{ viewer { schoolVerification { email } } }')).toEqual({
      viewer: { schoolVerification: null },
    });
  });

  it('loses the verification by a move to another school, but not by another spelling of it', async () => {
    const { client, email } = await buildStudent();
    await client.data(VERIFY, { code: await receiveCode(client, email) });
    const move = (school: string) =>
      client.data<{ updateProfile: { viewer: { member: { schoolVerified: boolean } } } }>(
        `mutation ($school: String!) {
          updateProfile(input: { nickName: "학생", school: $school }) { viewer { member { schoolVerified } } }
        }`,
        { school },
      );
    expect((await move('성균관대학교')).updateProfile.viewer.member.schoolVerified).toBe(true);
    expect((await move('서울대학교')).updateProfile.viewer.member.schoolVerified).toBe(false);
  });
});

describe('a code', () => {
  it('is valid once', async () => {
    const { client, email } = await buildStudent();
    const code = await receiveCode(client, email);
    await client.data(VERIFY, { code });
    expect(await client.code(VERIFY, { code })).toBe('VALIDATION_FAILED');
  });

  it('may contain spaces and full-width digits', async () => {
    const { client, email } = await buildStudent();
    const code = await receiveCode(client, email);
    const wide = [...code].map((digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)).join(' ');
    await client.data(VERIFY, { code: ` ${wide} ` });
  });

  it('expires after ten minutes', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    await app.sql(`update school_code set expires_at = expires_at - interval '10 minutes' where member_id = ?`, [
      member.id,
    ]);
    expect(await client.code(VERIFY, { code })).toBe('VALIDATION_FAILED');
  });

  it('is invalid for another member', async () => {
    const [one, other] = [await buildStudent(), await buildStudent()];
    const code = await receiveCode(one.client, one.email);
    expect(await other.client.code(VERIFY, { code })).toBe('VALIDATION_FAILED');
    await receiveCode(other.client, other.email);
    expect(await other.client.code(VERIFY, { code })).toBe('VALIDATION_FAILED');
  });

  it('is replaced by the next one', async () => {
    const { client, email } = await buildStudent();
    const first = await receiveCode(client, email);
    const second = await receiveCode(client, email);
    if (first !== second) expect(await client.code(VERIFY, { code: first })).toBe('VALIDATION_FAILED');
    await client.data(VERIFY, { code: second });
  });

  it('is stored only as a hash', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    const [row] = await app.sql<{ text: string }>(`select c::text as text from school_code c where member_id = ?`, [
      member.id,
    ]);
    expect(row?.text).toContain(email);
    expect(row?.text).not.toContain(code);
    const jobs = await app.sql<{ text: string }>('select j::text as text from graphile_worker._private_jobs j');
    expect(jobs.filter(({ text }) => text.includes(code))).toEqual([]);
  });

  it('cannot be used after a move to another school', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    await app.sql(`update member set university = '서울대학교', school_key = '서울대학교' where id = ?`, [member.id]);
    expect(await client.code(VERIFY, { code })).toBe('VALIDATION_FAILED');
  });
});

describe('attempts to enter a code', () => {
  it('[A38] are blocked after five wrong codes in ten minutes, even after another request, but not for other members', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await client.code(VERIFY, { code: otherThan(code) })).toBe('VALIDATION_FAILED');
    }
    expect(await client.code(VERIFY, { code })).toBe('TOO_MANY_ATTEMPTS');
    const next = await receiveCode(client, email);
    expect(await client.code(VERIFY, { code: next })).toBe('TOO_MANY_ATTEMPTS');
    const other = await buildStudent();
    await other.client.data(VERIFY, { code: await receiveCode(other.client, other.email) });
    await app.sql(
      `update school_code set attempts_since = attempts_since - interval '10 minutes' where member_id = ?`,
      [member.id],
    );
    await client.data(VERIFY, { code: next });
  });

  it('[A38] are counted if 32 arrive at the same time from two instances', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    // A member has at most 20 sessions.
    const sessions = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? app : throttled).as(member)),
    );
    const codes = await Promise.all(
      [...sessions, ...sessions].map((session) => session.code(VERIFY, { code: otherThan(code) })),
    );
    expect(codes.filter((each) => each === 'VALIDATION_FAILED')).toHaveLength(5);
    expect(codes.filter((each) => each === 'TOO_MANY_ATTEMPTS')).toHaveLength(27);
    expect(await (await throttled.as(member)).code(VERIFY, { code })).toBe('TOO_MANY_ATTEMPTS');
  });

  it('with the right code by four clients at two instances verify once', async () => {
    const { client, member, email } = await buildStudent();
    const code = await receiveCode(client, email);
    const sessions = await Promise.all([app, throttled, app, throttled].map((each) => each.as(member)));
    const codes = await Promise.all(sessions.map((session) => session.code(VERIFY, { code })));
    expect(codes.filter((each) => each === undefined)).toHaveLength(1);
    expect(codes.filter((each) => each === 'VALIDATION_FAILED')).toHaveLength(3);
  });
});

describe('a school address', () => {
  it('[A46] gets a mail without the nickname of the member', async () => {
    const { client, email } = await buildStudent();
    const input = { nickName: '당첨 evil.example/x', school: '성균관대학교' };
    await client.data(GQL.updateProfile, { input });
    const { subject, text, html } = await receiveMail(client, email);
    for (const part of [subject, text, html]) expect(part).not.toContain('evil.example');
  });

  it('[A44] with a tag gets its code without the tag and is verified without it', async () => {
    const { client, email } = await buildStudent();
    const { to, text = '' } = await receiveMail(client, email.replace('@', '+stranger@'));
    expect(to?.map(({ address }) => address)).toEqual([email]);
    const { verifySchool } = await client.data<{ verifySchool: unknown }>(VERIFY, {
      code: /\b[0-9]{6}\b/.exec(text)?.[0],
    });
    expect(verifySchool).toMatchObject({ viewer: { schoolVerification: { email } } });
  });

  it('[A39] verifies one account, and only a mail to the address reveals this', async () => {
    const [one, other] = [await buildStudent(), await buildStudent()];
    await one.client.data(VERIFY, { code: await receiveCode(one.client, one.email) });
    const spelling = one.email.toUpperCase().replace('@G.', '+again@');
    const free = await other.client.data<{ requestSchoolCode: object }>(GQL.requestSchoolCode, { email: other.email });
    const mail = await receiveMail(other.client, spelling);
    expect(mail.subject).toBe('이미 인증에 쓴 주소예요');
    expect(mail.text).not.toMatch(/[0-9]{6}/);
    const taken = await other.client.data<{ requestSchoolCode: object }>(GQL.requestSchoolCode, { email: one.email });
    expect(Object.keys(taken.requestSchoolCode)).toEqual(Object.keys(free.requestSchoolCode));
  });

  it('is reserved by the verification, not by the request', async () => {
    const [one, other] = [await buildStudent(), await buildStudent()];
    const [first, second] = [await receiveCode(one.client, one.email), await receiveCode(other.client, one.email)];
    await other.client.data(VERIFY, { code: second });
    expect(await one.client.code(VERIFY, { code: first })).toBe('SCHOOL_ADDRESS_TAKEN');
  });

  it('is free again after the withdrawal of its member', async () => {
    const [one, other] = [await buildStudent(), await buildStudent()];
    await one.client.data(VERIFY, { code: await receiveCode(one.client, one.email) });
    await one.client.data(`mutation { withdraw(input: { password: "${PASSWORD}" }) { memberId } }`);
    await other.client.data(VERIFY, { code: await receiveCode(other.client, one.email) });
  });

  it.each([
    ['of another school', 'min@snu.ac.kr'],
    ['of no school', 'min@gmail.com'],
    ['that looks like the school', 'min@notskku.edu'],
    ['of graduates', 'min@alumni.skku.edu'],
    ['that is none', 'min'],
    ['with a line break', 'min@skku.edu\r\nBcc: other@example.com'],
  ])('[A39] %s gets no code', async (_what, email) => {
    const { client } = await buildStudent();
    expect(await client.code(GQL.requestSchoolCode, { email })).toBe('VALIDATION_FAILED');
  });
});

describe('requests for codes', () => {
  it('are denied to members of a school without a domain', async () => {
    const client = await app.as(await buildMember(app.em(), { university: '두빛대학교' }));
    expect(await client.code(GQL.requestSchoolCode, { email: 'min@dubit.ac.kr' })).toBe('SCHOOL_WITHOUT_DOMAIN');
    const query = `{ viewer { school { canBeVerified } } }`;
    expect(await client.data(query)).toEqual({ viewer: { school: { canBeVerified: false } } });
  });

  it('are denied to visitors', async () => {
    expect(await app.visitor().code(GQL.requestSchoolCode, { email: 'min@skku.edu' })).toBe('UNAUTHENTICATED');
    expect(await app.visitor().code(VERIFY, { code: '000000' })).toBe('UNAUTHENTICATED');
  });
});

describe('with throttling', () => {
  it('a member gets one code a minute', async () => {
    const client = await throttled.as(await buildMember(app.em(), { university: '성균관대' }));
    const { requestSchoolCode } = await client.data<{ requestSchoolCode: { nextAllowedAt: string } }>(
      GQL.requestSchoolCode,
      {
        email: 'pause@skku.edu',
      },
    );
    const pauseMs = Date.parse(requestSchoolCode.nextAllowedAt) - Date.now();
    expect(pauseMs).toBeGreaterThan(50_000);
    expect(pauseMs).toBeLessThanOrEqual(60_000);
    expect(await client.code(GQL.requestSchoolCode, { email: 'pause@skku.edu' })).toBe('TOO_MANY_ATTEMPTS');
  });

  /** Returns a function that requests a code for a member without the pause between two codes. */
  async function buildRequester(): Promise<(email: string) => Promise<string>> {
    const member = await buildMember(app.em(), { university: '성균관대' });
    const client = await throttled.as(member);
    return async (email) => {
      await throttled.server.services.rateLimits.forget(CODE_PAUSE, member.id);
      return graphqlOutcome(client, GQL.requestSchoolCode, { email });
    };
  }

  it('[A44] a member gets five codes a day for one address, regardless of its spelling', async () => {
    const request = await buildRequester();
    const outcomes: string[] = [];
    for (const local of ['flooded', 'Flooded', 'flooded+a', 'flooded+b', 'FLOODED+c', 'flooded+d', 'flooded'])
      outcomes.push(await request(`${local}@g.skku.edu`));
    expect(outcomes).toEqual([...Array<string>(5).fill('OK'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    expect(await request('other@g.skku.edu')).toBe('OK');
  });

  it('[A44] requests of strangers leave the owner of an address enough requests', async () => {
    for (let stranger = 0; stranger < 6; stranger += 1) {
      const request = await buildRequester();
      for (const tag of ['a', 'b', 'c', 'd', 'e'])
        expect(await request(`victim+${stranger}${tag}@skku.edu`)).toBe('OK');
      expect(await request(`victim+${stranger}@skku.edu`)).toBe('TOO_MANY_ATTEMPTS');
    }
    const request = await buildRequester();
    expect(await request('victim@skku.edu')).toBe('OK');
  });
});

describe('SCHOOL_PROOF=off', () => {
  it('denies both mutations, and the client can read this setting', async () => {
    const without = await startTestApp({ SCHOOL_PROOF: 'off' }, app);
    const client = await without.as(await buildMember(app.em(), { university: '성균관대' }));
    expect(await client.code(GQL.requestSchoolCode, { email: 'min@skku.edu' })).toBe('VERIFICATION_OFF');
    expect(await client.code(VERIFY, { code: '000000' })).toBe('VERIFICATION_OFF');
    expect(await client.data('{ viewer { schoolProof } }')).toEqual({ viewer: { schoolProof: 'OFF' } });
    await without.close();
  });
});
