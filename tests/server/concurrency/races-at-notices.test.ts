import { request } from 'node:http';
import { expectCorrectCounters } from '../../../server/test-kit/database/counters';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
  PASSWORD,
} from '../../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { beginTransaction, untilWaiting } from '../../../server/test-kit/database/locks';
import {
  applying,
  buildPerson,
  cancelling,
  closing,
  commenting,
  deciding,
  deleting,
  liking,
  type Person,
  repeatRounds,
} from '../../../server/test-kit/races/race-actions';
import { count, notificationKindsOf, race, type Racer, rest, tally } from '../../../server/test-kit/races/races';
import { cookieOf } from '../../../server/test-kit/clients/socket';
import { ApplicationStatus } from '../../../server/domain/applications/application.entity';
import type { Notice } from '../../../server/domain/notices/notice.entity';

const ROUNDS = 12;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => expectCorrectCounters(app));

afterAll(() => app.close());

const rounds = (round: () => Promise<void>): Promise<void> => repeatRounds(ROUNDS, round);

const people = (length: number): Promise<Person[]> => Promise.all(Array.from({ length }, () => buildPerson(app)));

const repeat = (times: number, racer: Racer): Racer[] => Array.from({ length: times }, () => racer);

const applicationsTo = ({ id }: Notice): Promise<number> => count(app, 'application where notice_id = ?', [id]);

describe('[R1] a member who applies fifty times at the same time', () => {
  it('applies once, and the owner is notified once', async () => {
    const [owner, applicant] = (await people(2)) as [Person, Person];
    await rounds(async () => {
      const study = await buildStudy(app.em(), { owner: owner.member });
      const outcomes = await race(...repeat(50, applying(applicant, study)));
      expect(tally(outcomes)).toEqual({ OK: 1, ALREADY_APPLIED: 49 });
      expect(await applicationsTo(study)).toBe(1);
      expect(await count(app, 'notification where notice_id = ?', [study.id])).toBe(1);
    });
  });
});

describe('[R2] many members favourite and unfavourite one notice at once', () => {
  it('and the count equals the stored favourites', async () => {
    const fans = await people(8);
    const reader = await app.as(await buildMember(app.em()));
    const study = await buildStudy(app.em());
    const path = `/studies/${study.id}`;
    await rounds(async () => {
      const storm = fans.flatMap(({ client }) => [
        ...repeat(3, rest(client, 'post', `${path}/like`)),
        ...repeat(3, rest(client, 'post', `${path}/dislike`)),
      ]);
      expect(tally(await race(...storm))).toEqual({ OK: storm.length });
      const query = `query ($id: ID!) { notice(id: $id) { favouriteCount } }`;
      const { notice } = await reader.data<{ notice: object }>(query, { id: study.id });
      expect(notice).toEqual({ favouriteCount: await count(app, 'favourite where notice_id = ?', [study.id]) });
    });
    expect(tally(await race(...fans.map(({ client }) => rest(client, 'post', `${path}/like`))))).toEqual({ OK: 8 });
    expect(await count(app, 'favourite where notice_id = ?', [study.id])).toBe(8);
  });
});

/** Builds an owner, an applicant, a study and a pending application. */
async function applied(): Promise<{ owner: Person; applicant: Person; study: Notice }> {
  const [owner, applicant] = (await people(2)) as [Person, Person];
  const study = await buildStudy(app.em(), { owner: owner.member });
  await buildApplication(app.em(), { notice: study, applicant: applicant.member });
  return { owner, applicant, study };
}

describe('[R3] concurrent decisions and cancellations', () => {
  it('approve an application before its cancellation, or find nothing to approve', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const outcomes = await race(deciding(owner, 'approve', study, applicant), cancelling(applicant, study));
      expect(await applicationsTo(study)).toBe(0);
      expect(await notificationKindsOf(app, owner.member.id)).toEqual(['APPLICATION_CANCELLED']);
      expect([
        [['OK', 'OK'], ['APPLICATION_APPROVED']],
        [['NOT_FOUND', 'OK'], []],
      ]).toContainEqual([outcomes, await notificationKindsOf(app, applicant.member.id)]);
    });
  });

  it('reject or cancel an application, not both', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const outcomes = await race(deciding(owner, 'deny', study, applicant), cancelling(applicant, study));
      expect([
        [['OK', 'ALREADY_DECIDED'], 1, ['APPLICATION_REJECTED']],
        [['NOT_FOUND', 'OK'], 0, []],
      ]).toContainEqual([outcomes, await applicationsTo(study), await notificationKindsOf(app, applicant.member.id)]);
    });
  });

  it('approve or reject an application, and only the winner notifies the applicant', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const verbs = ['approve', 'deny', 'approve', 'deny'] as const;
      const outcomes = await race(...verbs.map((verb) => deciding(owner, verb, study, applicant)));
      expect(tally(outcomes)).toEqual({ OK: 1, ALREADY_DECIDED: 3 });
      const won = outcomes.indexOf('OK') % 2 === 0 ? 'APPLICATION_APPROVED' : 'APPLICATION_REJECTED';
      expect(await notificationKindsOf(app, applicant.member.id)).toEqual([won]);
    });
  });

  it('cancel an application once', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      expect(tally(await race(...repeat(6, cancelling(applicant, study))))).toEqual({ OK: 1, NOT_FOUND: 5 });
      expect(await notificationKindsOf(app, owner.member.id)).toEqual(['APPLICATION_CANCELLED']);
    });
  });
});

describe('[R4] concurrent requests and the closing or deletion of a notice', () => {
  it('apply before the closing and notify the applicant of it, or are denied', async () => {
    await rounds(async () => {
      const [owner, applicant] = (await people(2)) as [Person, Person];
      const study = await buildStudy(app.em(), { owner: owner.member });
      const outcomes = await race(applying(applicant, study), closing(owner, study));
      expect([
        [['OK', 'OK'], 1, ['NOTICE_CLOSED']],
        [['RECRUITMENT_CLOSED', 'OK'], 0, []],
      ]).toContainEqual([outcomes, await applicationsTo(study), await notificationKindsOf(app, applicant.member.id)]);
    });
  });

  it('apply before the deletion and notify the applicant of it, or find no notice', async () => {
    await rounds(async () => {
      const [owner, applicant] = (await people(2)) as [Person, Person];
      const study = await buildStudy(app.em(), { owner: owner.member });
      const outcomes = await race(applying(applicant, study), deleting(owner, study));
      expect(await applicationsTo(study)).toBe(0);
      expect([
        [['OK', 'OK'], ['NOTICE_DELETED']],
        [['NOT_FOUND', 'OK'], []],
      ]).toContainEqual([outcomes, await notificationKindsOf(app, applicant.member.id)]);
    });
  });

  it('both approve an application and close the notice', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const outcomes = await race(deciding(owner, 'approve', study, applicant), closing(owner, study));
      expect(outcomes).toEqual(['OK', 'OK']);
      expect((await notificationKindsOf(app, applicant.member.id)).sort()).toEqual([
        'APPLICATION_APPROVED',
        'NOTICE_CLOSED',
      ]);
    });
  });

  it('leave only the notification of the deletion, whatever else happens', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const fan = await buildPerson(app);
      const outcomes = await race(
        deleting(owner, study),
        deciding(owner, 'approve', study, applicant),
        closing(owner, study),
        applying(fan, study),
        commenting(fan, study),
        liking(fan, study),
        rest(owner.client, 'put', `/studies/${study.id}`, { title: '새 제목', recruitNumber: 3, content: '새로' }),
      );
      expect(outcomes[0]).toBe('OK');
      for (const outcome of outcomes) expect(['OK', 'NOT_FOUND', 'RECRUITMENT_CLOSED']).toContain(outcome);
      for (const table of ['application', 'comment', 'favourite', 'notification']) {
        expect(await count(app, `${table} where notice_id = ?`, [study.id])).toBe(0);
      }
      expect(await notificationKindsOf(app, applicant.member.id)).toEqual(['NOTICE_DELETED']);
    });
  });
});

describe('[R5] many concurrent approvals for one seat', () => {
  it('succeed exactly once at a study', async () => {
    await rounds(async () => {
      const [owner, ...applicants] = (await people(7)) as [Person, ...Person[]];
      const study = await buildStudy(app.em(), { owner: owner.member, recruitNumber: 1 });
      for (const { member } of applicants) await buildApplication(app.em(), { notice: study, applicant: member });
      const outcomes = await race(...applicants.map((applicant) => deciding(owner, 'approve', study, applicant)));
      expect(tally(outcomes)).toEqual({ OK: 1, NOTICE_FULL: 5 });
    });
  });

  it('succeed exactly once for a project’s role', async () => {
    await rounds(async () => {
      const [owner, ...applicants] = (await people(6)) as [Person, ...Person[]];
      const project = await buildProject(app.em(), { owner: owner.member, frontendNumber: 1 });
      for (const { member } of applicants) await buildApplication(app.em(), { notice: project, applicant: member });
      const outcomes = await race(
        ...applicants.map(({ member }) =>
          rest(owner.client, 'post', '/projects/applications/approve', { projectId: project.id, memberId: member.id }),
        ),
      );
      expect(tally(outcomes)).toEqual({ OK: 1, ROLE_FULL: 4 });
    });
  });

  it('against an edit that removes the seat: exactly one wins', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      await buildApplication(app.em(), { notice: study, status: ApplicationStatus.APPROVED });
      const outcomes = await race(
        rest(owner.client, 'put', `/studies/${study.id}`, {
          title: '줄인 스터디',
          recruitNumber: 1,
          content: '한 자리',
        }),
        deciding(owner, 'approve', study, applicant),
      );
      expect([
        ['OK', 'NOTICE_FULL'],
        ['VALIDATION_FAILED', 'OK'],
      ]).toContainEqual(outcomes);
    });
  });
});

describe('many concurrent requests for the same change succeed once', () => {
  it.each<[what: string, act: (owner: Person, study: Notice) => Racer, refusal: string, notification: string]>([
    ['close', closing, 'ALREADY_CLOSED', 'NOTICE_CLOSED'],
    ['delete', deleting, 'NOT_FOUND', 'NOTICE_DELETED'],
  ])('%s', async (_what, act, refusal, notification) => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      expect(tally(await race(...repeat(6, act(owner, study))))).toEqual({ OK: 1, [refusal]: 5 });
      expect(await notificationKindsOf(app, applicant.member.id)).toEqual([notification]);
    });
  });

  it('delete a comment, by its author and the owner', async () => {
    await rounds(async () => {
      const { owner, applicant, study } = await applied();
      const { id } = await buildComment(app.em(), { notice: study, author: applicant.member });
      const racers = [owner, applicant, owner, applicant].map(({ client }) =>
        rest(client, 'delete', `/comments/${id}`),
      );
      expect(tally(await race(...racers))).toEqual({ OK: 1, NOT_FOUND: 3 });
    });
  });
});

/**
 * Sends a request and closes the connection after the given milliseconds, as a client does after
 * its timeout.
 */
function giveUp(path: string, cookie: string, body: object, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = request(new URL(`/api${path}`, app.url), { method: 'POST', headers }, (response) => response.resume());
    sent.once('error', () => undefined).once('close', () => resolve());
    sent.end(JSON.stringify(body));
    setTimeout(() => sent.destroy(), afterMs);
  });
}

describe('[R10] a request that is repeated after the client gave up', () => {
  it('applies once', async () => {
    const { member, client } = await buildPerson(app);
    const login = await app.visitor().rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
    const cookie = cookieOf(login) ?? '';
    await rounds(async () => {
      const study = await buildStudy(app.em());
      await giveUp(`/studies/${study.id}/applications`, cookie, { application: '함께해요' }, Math.random() * 12);
      expect(['OK', 'ALREADY_APPLIED']).toContain(await applying({ member, client }, study)());
      expect(await applicationsTo(study)).toBe(1);
    });
  });
});

it('a transaction that a deadlock rolled back is retried', async () => {
  const { owner, applicant, study } = await applied();
  const other = await beginTransaction(app);
  // PostgreSQL rolls back the transaction that detects the deadlock first. It must not be this one.
  await other.query(`set local deadlock_timeout = '10s'`);
  await other.query('select from member where id = $1 for update', [applicant.member.id]);
  const approved = deciding(owner, 'approve', study, applicant)();
  await untilWaiting(app, 1);
  await other.query('select from notice where id = $1 for update', [study.id]);
  await other.rollback();
  expect(await approved).toBe('OK');
  expect(await notificationKindsOf(app, applicant.member.id)).toEqual(['APPLICATION_APPROVED']);
});
