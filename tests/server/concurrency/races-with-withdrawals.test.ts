import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { beginTransaction, untilWaiting } from '../../../server/test-kit/database/locks';
import { GQL, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { someProfile } from '../../../server/test-kit/clients/pictures';
import {
  applying,
  buildPerson,
  closing,
  commenting,
  deciding,
  liking,
  type Person,
  repeatRounds,
  withdrawing,
} from '../../../server/test-kit/races/race-actions';
import { count, notificationKindsOf, race, type Racer, rest, tally } from '../../../server/test-kit/races/races';
import type { Notice } from '../../../server/domain/notices/notice.entity';

const ROUNDS = 10;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const rounds = (round: () => Promise<void>): Promise<void> => repeatRounds(ROUNDS, round);

const person = (): Promise<Person> => buildPerson(app);

const memberRows = (id: number): Promise<number> => count(app, 'member where id = ?', [id]);

describe('a withdrawal', () => {
  it('of one member on two devices at the same time happens once', async () => {
    await rounds(async () => {
      const { member, client } = await person();
      const second = await app.as(member);
      const outcomes = await race(withdrawing({ client }), withdrawing({ client: second }));
      expect(tally(outcomes)).toEqual({ OK: 1, UNAUTHENTICATED: 1 });
      expect(await memberRows(member.id)).toBe(0);
      for (const each of [client, second]) expect((await each.rest('get', '/members/profile')).status).toBe(401);
    });
  });

  it('that races with actions of the member leaves only a comment without an author', async () => {
    await rounds(async () => {
      const leaver = await person();
      const second = { member: leaver.member, client: await app.as(leaver.member) };
      const study = await buildStudy(app.em());
      const [withdrawn, ...others] = await race(
        withdrawing(leaver),
        applying(second, study),
        commenting(second, study),
        liking(second, study),
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

  it('of an owner that races with applications, comments and decisions deletes the notice and notifies its related members', async () => {
    await rounds(async () => {
      const [owner, applicant, newcomer] = await Promise.all([person(), person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      await buildApplication(app.em(), { notice: study, applicant: applicant.member });
      const secondDevice = { member: owner.member, client: await app.as(owner.member) };
      const [withdrawn, applied, ...others] = await race(
        withdrawing(owner),
        applying(newcomer, study),
        commenting(newcomer, study),
        deciding(secondDevice, 'approve', study, applicant),
        rest(applicant.client, 'delete', `/application/${study.id}/cancel`),
      );
      expect(withdrawn).toBe('OK');
      for (const outcome of others) expect(['OK', 'NOT_FOUND', 'UNAUTHENTICATED']).toContain(outcome);
      expect(await count(app, 'notice where id = ?', [study.id])).toBe(0);
      expect(await notificationKindsOf(app, newcomer.member.id)).toEqual(applied === 'OK' ? ['NOTICE_DELETED'] : []);
    });
  });

  it('of a favouriter that races with the closing of the notice leaves it closed and notifies the other favouriter', async () => {
    await rounds(async () => {
      const [owner, fan, stayer] = await Promise.all([person(), person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      for (const favouriter of [fan, stayer]) await liking(favouriter, study)();
      expect(await race(withdrawing(fan), closing(owner, study))).toEqual(['OK', 'OK']);
      expect(await notificationKindsOf(app, stayer.member.id)).toEqual(['NOTICE_CLOSED']);
    });
  });

  it('of an applicant that races with the owner’s decision notifies the owner of the cancellation and approves nothing', async () => {
    await rounds(async () => {
      const [owner, applicant] = await Promise.all([person(), person()]);
      const study = await buildStudy(app.em(), { owner: owner.member });
      await buildApplication(app.em(), { notice: study, applicant: applicant.member });
      const outcomes = await race(
        withdrawing(applicant),
        deciding(owner, 'approve', study, applicant),
        closing(owner, study),
      );
      expect([
        ['OK', 'OK', 'OK'],
        ['OK', 'NOT_FOUND', 'OK'],
      ]).toContainEqual(outcomes);
      expect(await count(app, 'application where notice_id = ?', [study.id])).toBe(0);
      expect(await notificationKindsOf(app, owner.member.id)).toEqual(['APPLICATION_CANCELLED']);
    });
  });

  it('of two members who applied to each other’s notices succeeds for both', async () => {
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
 * Each test lets requests overlap in an order in which a lock out of order causes a deadlock. The
 * order of locks is notices by their ids, then members.
 */
describe('a withdrawal takes its locks in the order of all transactions', () => {
  const lockNotice = 'select from notice where id = $1 for update';
  const lockMember = 'select from member where id = $1 for update';

  /**
   * Lets a withdrawal and an action of the member on another device wait for the notice. Returns
   * both outcomes.
   */
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

  it("so that favouriting one's own notice waits for it", async () => {
    const leaver = await person();
    const study = await buildStudy(app.em(), { owner: leaver.member });
    expect(await meetAt(study, leaver, liking)).toEqual({ withdrawn: 'OK', acted: 'NOT_FOUND' });
  });

  it('so that favouriting a notice with an application waits for it', async () => {
    const leaver = await person();
    const study = await buildStudy(app.em());
    await buildApplication(app.em(), { notice: study, applicant: leaver.member });
    expect(await meetAt(study, leaver, liking)).toEqual({ withdrawn: 'OK', acted: 'UNAUTHENTICATED' });
  });

  it('so that a comment waits for it, regardless of the order of the checks of foreign keys', async () => {
    // pg_dump restores the constraints in this order, the author's first.
    await app.sql('alter table comment drop constraint comment_notice_id_fkey');
    await app.sql(
      `alter table comment add constraint comment_notice_id_fkey
       foreign key (notice_id) references notice on delete cascade`,
    );
    const leaver = await person();
    const study = await buildStudy(app.em(), { owner: leaver.member });
    expect(await meetAt(study, leaver, commenting)).toEqual({ withdrawn: 'OK', acted: 'NOT_FOUND' });
  });

  it('so that two members who favourited each other’s notices withdraw one after the other', async () => {
    const pair = await Promise.all([person(), person()]);
    const studies = await Promise.all(pair.map(({ member }) => buildStudy(app.em(), { owner: member })));
    for (const [index, fan] of pair.entries()) expect(await liking(fan, studies[1 - index] as Notice)()).toBe('OK');
    // The owners of other notices are locked. Both withdrawals notify them first.
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

  it('also with a notice that the member posts at the same time on another device', async () => {
    const leaver = await person();
    const secondDevice = await app.as(leaver.member);
    const first = await buildStudy(app.em(), { owner: leaver.member });
    const [closer, commenter] = [await beginTransaction(app), await beginTransaction(app)];
    await closer.query(lockNotice, [first.id]);
    const withdrawn = withdrawing(leaver)();
    await untilWaiting(app, 1);
    const posted = await secondDevice.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
      input: asInput(STUDY_INPUT),
    });
    await commenter.query('select from notice where id = $1 for key share', [posted.createStudy.study.id]);
    await closer.rollback();
    // The withdrawal waits for the new notice without a lock on the member. The notification of a
    // comment locks the member next.
    await untilWaiting(app, 1);
    await commenter.query('select from member where id = $1 for key share', [leaver.member.id]);
    await commenter.rollback();
    expect(await withdrawn).toBe('OK');
    expect(await count(app, 'notice where owner_id = ?', [leaver.member.id])).toBe(0);
  });
});
