import type { TestClient } from '../test/client';
import { expectTrueCounters } from '../test/counters';
import { buildApplication, buildMember, buildProject, buildStudy, PASSWORD } from '../test/factories';
import { startTestApp, type TestApp } from '../test/harness';
import { beginTransaction, untilWaiting } from '../test/locks';
import { GQL, STUDY_INPUT } from '../test/operations';
import type { Outcome } from '../test/outcomes';
import { PICTURE_TRANSPORTS, pictureFiles, smallJpeg, someProfile } from '../test/pictures';
import { count, graphql, notificationKindsOf, race, type Racer, rest, tally } from '../test/races';
import type { Member } from './members/member.entity';
import type { Notice } from './notices/notice.entity';

const ROUNDS = 10;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => expectTrueCounters(app));

afterAll(() => app.close());

async function rounds(round: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number += 1) await round(number);
}

interface Person {
  member: Member;
  client: TestClient;
}

async function person(): Promise<Person> {
  const member = await buildMember(app.em());
  return { member, client: await app.as(member) };
}

const withdrawing = ({ client }: Pick<Person, 'client'>): Racer =>
  graphql(
    client,
    `
      mutation ($password: String!) {
        withdraw(password: $password)
      }
    `,
    { password: PASSWORD },
  );

const applying = ({ client }: Person, { id }: Notice): Racer =>
  rest(client, 'post', `/studies/${id}/applications`, { application: '함께해요' });

const commenting = ({ client }: Person, { id }: Notice): Racer =>
  rest(client, 'post', `/studies/comments/${id}`, { comment: '궁금해요' });

const approving = ({ client }: Person, { id }: Notice, { member }: Person): Racer =>
  rest(client, 'post', '/studies/applications/approve', { studyId: id, memberId: member.id });

const memberRows = (id: number): Promise<number> => count(app, 'member where id = ?', [id]);

function signUp(number: number, { loginId, email }: { loginId?: string; email?: string } = {}): Record<string, string> {
  return {
    loginId: loginId ?? `racer-${number}`,
    email: email ?? `racer-${number}@example.com`,
    password: 'long enough 1',
    nickName: '새내기',
    university: '한빛대학교',
  };
}

describe('[R6] fifty sign-ups at once', () => {
  const storm = async (inputs: Record<string, string>[]): Promise<Record<Outcome, number>> =>
    tally(await race(...inputs.map((input) => rest(app.visitor(), 'post', '/members', input))));

  it('under one login id, whatever its case, make one member', async () => {
    const spelt = (number: number): string => (number % 2 ? 'Same-Id' : 'sAME-iD');
    const inputs = Array.from({ length: 50 }, (_, number) => signUp(number, { loginId: spelt(number) }));
    expect(await storm(inputs)).toEqual({ OK: 1, LOGIN_ID_TAKEN: 49 });
    expect(await count(app, `member where lower(login_id) = 'same-id'`)).toBe(1);
  });

  it('under one e-mail, whatever its case, make one member', async () => {
    const spelt = (number: number): string => (number % 2 ? 'Same@example.com' : 'same@Example.com');
    const inputs = Array.from({ length: 50 }, (_, number) => signUp(100 + number, { email: spelt(number) }));
    expect(await storm(inputs)).toEqual({ OK: 1, EMAIL_TAKEN: 49 });
    expect(await count(app, `member where lower(email) = 'same@example.com'`)).toBe(1);
  });

  it('[R10] sent again after the client gave up, make one member', async () => {
    await rounds(async (number) => {
      const input = signUp(200 + number);
      const giveUp = AbortSignal.timeout(Math.ceil(Math.random() * 60));
      const headers = { 'content-type': 'application/json' };
      await fetch(`${app.url}/api/members`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
        signal: giveUp,
      }).catch(() => undefined);
      expect(['OK', 'LOGIN_ID_TAKEN']).toContain(await rest(app.visitor(), 'post', '/members', input)());
      expect(await count(app, 'member where login_id = ?', [input.loginId])).toBe(1);
    });
  });
});

describe('two members who take one e-mail at once', () => {
  it('exactly one gets it', async () => {
    await rounds(async (number) => {
      const racers = await Promise.all([person(), person()]);
      const profile = { ...someProfile(), email: `wanted-${number}@example.com` };
      const outcomes = await race(...racers.map(({ client }) => rest(client, 'post', '/members/profile', profile)));
      expect(tally(outcomes)).toEqual({ OK: 1, EMAIL_TAKEN: 1 });
    });
  });
});

describe('many pictures of one member at once', () => {
  it('leave one, and one file', async () => {
    const { client } = await person();
    const bytes = await smallJpeg();
    await rounds(async () => {
      const sent = PICTURE_TRANSPORTS.flatMap(({ send }) => [1, 2, 3].map(() => send(client, { bytes })));
      expect(tally((await Promise.all(sent)).map(({ code }) => code))).toEqual({ OK: 6 });
      const { body } = await client.rest('get', '/members/image');
      expect((await pictureFiles(app)).map((file) => `/pictures/${file}`)).toEqual([
        (body as { imageUrl: string }).imageUrl,
      ]);
    });
  });
});

describe('a password change against logins with the old password', () => {
  it('no session that the old password opened outlives it', async () => {
    await rounds(async () => {
      const { member, client } = await person();
      const logins = Array.from({ length: 8 }, () => app.visitor());
      const outcomes = await race(
        graphql(
          client,
          `
            mutation ($input: ChangePasswordInput!) {
              changePassword(input: $input) {
                id
              }
            }
          `,
          {
            input: { currentPassword: PASSWORD, newPassword: 'brand new secret' },
          },
        ),
        ...logins.map((visitor) =>
          rest(visitor, 'post', '/auth/login', { loginId: member.loginId, password: PASSWORD }),
        ),
      );
      expect(outcomes[0]).toBe('OK');
      for (const outcome of outcomes) expect(['OK', 'LOGIN_FAILED']).toContain(outcome);
      for (const visitor of logins) expect((await visitor.rest('get', '/members/profile')).status).toBe(401);
      expect((await client.rest('get', '/members/profile')).status).toBe(200);
    });
  });
});

describe('a withdrawal', () => {
  it('of one member from two devices at once happens once', async () => {
    await rounds(async () => {
      const { member, client } = await person();
      const second = await app.as(member);
      const outcomes = await race(withdrawing({ client }), withdrawing({ client: second }));
      expect(tally(outcomes)).toEqual({ OK: 1, UNAUTHENTICATED: 1 });
      expect(await memberRows(member.id)).toBe(0);
      for (const each of [client, second]) expect((await each.rest('get', '/members/profile')).status).toBe(401);
    });
  });

  it('against what the member does leaves nothing of it but an anonymous comment', async () => {
    await rounds(async () => {
      const leaver = await person();
      const second = { member: leaver.member, client: await app.as(leaver.member) };
      const study = await buildStudy(app.em());
      const [withdrawn, ...others] = await race(
        withdrawing(leaver),
        applying(second, study),
        commenting(second, study),
        rest(second.client, 'post', `/studies/${study.id}/like`),
        rest(second.client, 'post', '/studies', { title: '새 스터디', recruitNumber: 3, content: '함께' }),
        rest(second.client, 'post', '/members/profile', someProfile()),
      );
      expect(withdrawn).toBe('OK');
      for (const outcome of others) expect(['OK', 'UNAUTHENTICATED', 'NOT_FOUND']).toContain(outcome);
      expect(await memberRows(leaver.member.id)).toBe(0);
      expect(await count(app, 'application where applicant_id = ?', [leaver.member.id])).toBe(0);
      expect(await count(app, 'notice where owner_id = ?', [leaver.member.id])).toBe(0);
      expect(await count(app, 'comment where notice_id = ? and author_id is not null', [study.id])).toBe(0);
    });
  });

  it('of an owner against applicants, comments and decisions leaves no notice, and tells of its end', async () => {
    await rounds(async () => {
      const [owner, applicant, newcomer] = await Promise.all([person(), person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      await buildApplication(app.em(), { notice: study, applicant: applicant.member });
      const secondDevice = { member: owner.member, client: await app.as(owner.member) };
      const [withdrawn, applied, ...others] = await race(
        withdrawing(owner),
        applying(newcomer, study),
        commenting(newcomer, study),
        approving(secondDevice, study, applicant),
        rest(applicant.client, 'delete', `/application/${study.id}/cancel`),
      );
      expect(withdrawn).toBe('OK');
      for (const outcome of others) expect(['OK', 'NOT_FOUND', 'UNAUTHENTICATED']).toContain(outcome);
      expect(await count(app, 'notice where id = ?', [study.id])).toBe(0);
      expect(await notificationKindsOf(app, newcomer.member.id)).toEqual(applied === 'OK' ? ['NOTICE_DELETED'] : []);
    });
  });

  it('of somebody who liked a notice against its closing: it closes, and tells who stays', async () => {
    await rounds(async () => {
      const [owner, fan, stayer] = await Promise.all([person(), person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      for (const { client } of [fan, stayer]) await rest(client, 'post', `/studies/${study.id}/like`)();
      const closing = rest(owner.client, 'patch', `/studies/${study.id}`);
      expect(await race(withdrawing(fan), closing)).toEqual(['OK', 'OK']);
      expect(await notificationKindsOf(app, stayer.member.id)).toEqual(['NOTICE_CLOSED']);
    });
  });

  it('of an applicant against the owner’s decision: the owner hears of the end, and nothing is approved', async () => {
    await rounds(async () => {
      const [owner, applicant] = await Promise.all([person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      await buildApplication(app.em(), { notice: study, applicant: applicant.member });
      const outcomes = await race(
        withdrawing(applicant),
        approving(owner, study, applicant),
        rest(owner.client, 'patch', `/studies/${study.id}`),
      );
      expect([
        ['OK', 'OK', 'OK'],
        ['OK', 'NOT_FOUND', 'OK'],
      ]).toContainEqual(outcomes);
      expect(await count(app, 'application where notice_id = ?', [study.id])).toBe(0);
      expect(await notificationKindsOf(app, owner.member.id)).toEqual(['APPLICATION_CANCELLED']);
    });
  });

  it('of two members who applied to each other’s notices at once: both leave', async () => {
    await rounds(async () => {
      const pair = await Promise.all([person(), person()]);
      const [one, two] = pair;
      for (const [owner, applicant] of [
        [one, two],
        [two, one],
      ] as const) {
        const study = await buildStudy(app.em(), { owner: owner.member });
        await buildApplication(app.em(), { notice: study, applicant: applicant.member });
        await buildProject(app.em(), { owner: owner.member });
      }
      expect(await race(...pair.map(withdrawing))).toEqual(['OK', 'OK']);
      expect(await memberRows(one.member.id)).toBe(0);
      expect(await memberRows(two.member.id)).toBe(0);
    });
  });
});

/**
 * Each of these makes the requests meet in the one order in which a lock taken out of order ends in a deadlock. Locks are
 * taken on notices first, in the order of their ids, and on members after them.
 */
describe('a withdrawal locks what it changes in the same order as everybody else', () => {
  const lockNotice = 'select from notice where id = $1 for update';
  const lockMember = 'select from member where id = $1 for update';

  const liking = ({ client }: Pick<Person, 'client'>, { id }: Notice): Racer =>
    rest(client, 'post', `/studies/${id}/like`);

  /** What a withdrawal and what its member does from another device come to, where both wait for the notice. */
  async function meetAt(study: Notice, leaver: Person, act: (person: Person, notice: Notice) => Racer) {
    const secondDevice = { member: leaver.member, client: await app.as(leaver.member) };
    const other = await beginTransaction(app);
    await other.query(lockNotice, [study.id]);
    const withdrawn = withdrawing(leaver)();
    await untilWaiting(app, 1);
    const acted = act(secondDevice, study)();
    await untilWaiting(app, 2);
    await other.rollback();
    return { withdrawn: await withdrawn, acted: await acted };
  }

  it('so a favourite of its own notice waits behind it', async () => {
    const leaver = await person();
    const study = await buildStudy(app.em(), { owner: leaver.member });
    expect(await meetAt(study, leaver, liking)).toEqual({ withdrawn: 'OK', acted: 'NOT_FOUND' });
  });

  it('so a favourite of a notice that it applied to waits behind it', async () => {
    const leaver = await person();
    const study = await buildStudy(app.em());
    await buildApplication(app.em(), { notice: study, applicant: leaver.member });
    expect(await meetAt(study, leaver, liking)).toEqual({ withdrawn: 'OK', acted: 'UNAUTHENTICATED' });
  });

  it('so a comment waits behind it, in whatever order PostgreSQL checks the foreign keys', async () => {
    // As pg_dump restores them: the author's first.
    await app.sql('alter table comment drop constraint comment_notice_id_fkey');
    await app.sql(
      `alter table comment add constraint comment_notice_id_fkey
       foreign key (notice_id) references notice on delete cascade`,
    );
    const leaver = await person();
    const study = await buildStudy(app.em(), { owner: leaver.member });
    expect(await meetAt(study, leaver, commenting)).toEqual({ withdrawn: 'OK', acted: 'NOT_FOUND' });
  });

  it('so two members who marked each other’s notices leave one after the other', async () => {
    const pair = await Promise.all([person(), person()]);
    const studies = await Promise.all(pair.map(({ member }) => buildStudy(app.em(), { owner: member })));
    for (const [index, fan] of pair.entries()) expect(await liking(fan, studies[1 - index] as Notice)()).toBe('OK');
    // The owners of other notices, whom both would tell first, are held up.
    const others = await Promise.all([buildMember(app.em()), buildMember(app.em())]);
    const other = await beginTransaction(app);
    for (const [index, owner] of others.entries()) {
      const study = await buildStudy(app.em(), { owner });
      await buildApplication(app.em(), { notice: study, applicant: pair[index]?.member });
      await other.query(lockMember, [owner.id]);
    }
    const withdrawn = Promise.all(pair.map((each) => withdrawing(each)()));
    await untilWaiting(app, 2);
    await other.rollback();
    expect(await withdrawn).toEqual(['OK', 'OK']);
  });

  it('also on a notice that the member posts meanwhile from another device', async () => {
    const leaver = await person();
    const secondDevice = await app.as(leaver.member);
    const first = await buildStudy(app.em(), { owner: leaver.member });
    const [closer, commenter] = [await beginTransaction(app), await beginTransaction(app)];
    await closer.query(lockNotice, [first.id]);
    const withdrawn = withdrawing(leaver)();
    await untilWaiting(app, 1);
    const posted = await secondDevice.data<{ createStudy: { id: string } }>(GQL.createStudy, { input: STUDY_INPUT });
    await commenter.query('select from notice where id = $1 for key share', [posted.createStudy.id]);
    await closer.rollback();
    // It waits for the new notice now, and not with its member locked: whoever comments tells the owner next.
    await untilWaiting(app, 1);
    await commenter.query('select from member where id = $1 for key share', [leaver.member.id]);
    await commenter.rollback();
    expect(await withdrawn).toBe('OK');
    expect(await count(app, 'notice where owner_id = ?', [leaver.member.id])).toBe(0);
  });
});
