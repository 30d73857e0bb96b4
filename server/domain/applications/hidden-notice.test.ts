import {
  buildApplication,
  buildBlock,
  buildInvitation,
  buildProject,
  buildStudy,
  makeModerator,
} from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { beginTransaction, untilWaiting } from '../../test-kit/database/locks';
import { BOTH_KINDS, GQL, KINDS } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, outcomeOf, queryOutcome } from '../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';
import { notificationKindsOf } from '../../test-kit/races/races';
import type { Notice } from '../notices/notice.entity';
import { NoticeKind } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';
import { type Application, ApplicationStatus } from './application.entity';

const { APPROVED, EXPIRED, LEFT, PENDING, REJECTED, REMOVED, WAITLISTED } = ApplicationStatus;

let app: TestApp;
let owner: Person;
let applicant: Person;
let moderator: Person;
let notice: Notice;
let kindOfNotice: NoticeKind;
let application: Application;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  [owner, applicant, moderator] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  await makeModerator(app.em(), moderator.member);
  await buildPending(NoticeKind.STUDY);
});

/** A notice with a pending application of the applicant. */
async function buildPending(kind: NoticeKind): Promise<void> {
  kindOfNotice = kind;
  const build = kind === NoticeKind.PROJECT ? buildProject : buildStudy;
  notice = await build(app.em(), { owner: owner.member, title: '숨길 공고' });
  application = await buildApplication(app.em(), { notice, applicant: applicant.member, status: PENDING });
}

const setHidden = (hidden: boolean) => app.sql('update notice set hidden = ? where id = ?', [hidden, notice.id]);
const setStatus = async (status: ApplicationStatus) => {
  await app.sql('delete from application where id = ?', [application.id]);
  application = await buildApplication(app.em(), { notice, applicant: applicant.member, status });
};
const statusOf = async ({ id }: Application): Promise<string | undefined> =>
  (await app.sql<{ status: string }>('select status from application where id = ?', [id]))[0]?.status;

const decideOverRest = async (verb: 'approve' | 'deny'): Promise<string> => {
  const { base, idName } = KINDS[kindOfNotice];
  const body = { [idName]: notice.id, memberId: applicant.member.id };
  return outcomeOf(await owner.client.rest('post', `${base}/applications/${verb}`, body));
};

const decideInBatch = async (decision: string): Promise<string | null | undefined> => {
  const { decideApplications } = await owner.client.data<{
    decideApplications: { results: { code: string | null }[] };
  }>(GQL.decide, { input: { ids: [application.id], decision } });
  return decideApplications.results[0]?.code;
};

describe.each(BOTH_KINDS)('[B44] while a %s is hidden', (kind) => {
  beforeEach(async () => {
    await buildPending(kind);
    await setHidden(true);
  });

  it('nobody can be approved or put on the waiting list in any way', async () => {
    const { id } = application;
    expect(await graphqlOutcome(owner.client, GQL.approve, { id })).toBe('NOTICE_HIDDEN');
    expect(await graphqlOutcome(owner.client, GQL.waitlist, { input: { id } })).toBe('NOTICE_HIDDEN');
    expect(await decideInBatch('APPROVED')).toBe('NOTICE_HIDDEN');
    expect(await decideInBatch('WAITLISTED')).toBe('NOTICE_HIDDEN');
    expect(await decideOverRest('approve')).toBe('NOTICE_HIDDEN');
    expect(await statusOf(application)).toBe(PENDING);
  });

  it('viewerCanApprove and viewerCanWaitlist are false only while the notice is hidden', async () => {
    const FIELDS = `query ($id: ID!) { application(id: $id) { viewerCanDecide viewerCanApprove viewerCanWaitlist } }`;
    const read = async () =>
      (await owner.client.data<{ application: object }>(FIELDS, { id: application.id })).application;
    expect(await read()).toEqual({ viewerCanDecide: true, viewerCanApprove: false, viewerCanWaitlist: false });
    await setHidden(false);
    expect(await read()).toEqual({ viewerCanDecide: true, viewerCanApprove: true, viewerCanWaitlist: true });
  });

  it.each(['over GraphQL', 'over REST'])('an application can be rejected %s', async (transport) => {
    const isRest = transport === 'over REST';
    const outcome = isRest
      ? await decideOverRest('deny')
      : await graphqlOutcome(owner.client, GQL.reject, { id: application.id });
    expect([outcome, await statusOf(application)]).toEqual(['OK', REJECTED]);
  });

  it('moderators see it but cannot apply', async () => {
    const FIELDS = `query ($id: ID!) { notice(id: $id) { viewerCanApply viewerApplyRefusal } }`;
    const { base, apply } = KINDS[kind];
    const input = { noticeId: notice.id, role: 'role' in apply ? apply.role : null, text: '저요' };
    expect(await graphqlOutcome(moderator.client, GQL.apply, { input })).toBe('NOTICE_HIDDEN');
    expect(outcomeOf(await moderator.client.rest('post', `${base}/${notice.id}/applications`, apply))).toBe(
      'NOTICE_HIDDEN',
    );
    expect(await moderator.client.data(FIELDS, { id: notice.id })).toEqual({
      notice: { viewerCanApply: false, viewerApplyRefusal: 'NOTICE_HIDDEN' },
    });
  });

  it('no link can be created or used', async () => {
    const role = kind === NoticeKind.PROJECT ? Role.FRONTEND : null;
    const { token } = await buildInvitation(app.em(), { notice, role });
    const ROLES = `query ($id: ID!) { team(id: $id) { viewerInvitableRoles } }`;
    expect(await graphqlOutcome(moderator.client, GQL.joinTeam, { token })).toBe('NOTICE_HIDDEN');
    expect(await graphqlOutcome(applicant.client, GQL.joinTeam, { token })).toBe('NOT_FOUND');
    const input = { teamId: notice.id, role };
    expect(await graphqlOutcome(owner.client, GQL.createTeamInvitation, { input })).toBe('NOTICE_HIDDEN');
    expect(await owner.client.data(ROLES, { id: notice.id })).toEqual({ team: { viewerInvitableRoles: [] } });
    await setHidden(false);
    expect(await graphqlOutcome(applicant.client, GQL.joinTeam, { token })).toBe('OK');
  });
});

describe('[B44] a decision while a notice is being hidden', () => {
  it.each([
    ['an approval', () => graphqlOutcome(owner.client, GQL.approve, { id: application.id })],
    [
      'putting it on the waiting list',
      () => graphqlOutcome(owner.client, GQL.waitlist, { input: { id: application.id } }),
    ],
    ['an approval over REST', () => decideOverRest('approve')],
  ])('%s is denied once it is hidden', async (_what, decide) => {
    const hiding = await beginTransaction(app);
    await hiding.query('update notice set hidden = true where id = $1', [notice.id]);
    const decided = decide();
    await untilWaiting(app, 1);
    await hiding.commit();
    expect(await decided).toBe('NOTICE_HIDDEN');
    expect(await statusOf(application)).toBe(PENDING);
  });
});

describe('[B44] after a hidden notice is restored', () => {
  it('approvals succeed, and the applicant is notified of them', async () => {
    await setHidden(true);
    expect(await graphqlOutcome(owner.client, GQL.approve, { id: application.id })).toBe('NOTICE_HIDDEN');
    expect(await notificationKindsOf(app, applicant.member.id)).toEqual([]);
    await setHidden(false);
    expect(await graphqlOutcome(owner.client, GQL.approve, { id: application.id })).toBe('OK');
    expect(await notificationKindsOf(app, applicant.member.id)).toEqual(['APPLICATION_APPROVED']);
  });

  it('applicants who were rejected in the meantime see the notification', async () => {
    const BELL = '{ viewer { notifications { nodes { kind } } } }';
    await setHidden(true);
    expect(await graphqlOutcome(owner.client, GQL.reject, { id: application.id })).toBe('OK');
    expect(await applicant.client.data(BELL)).toEqual({ viewer: { notifications: { nodes: [] } } });
    await setHidden(false);
    expect(await applicant.client.data(BELL)).toEqual({
      viewer: { notifications: { nodes: [{ kind: 'APPLICATION_REJECTED' }] } },
    });
  });
});

/** States that a notice can reach while an application to it is open. */
const FATES: Record<string, () => Promise<unknown>> = {
  'is unchanged': () => Promise.resolve(),
  'is hidden': () => setHidden(true),
  'is closed': () => app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [notice.id]),
  'is closed and hidden': () =>
    app.sql('update notice set recruiting = false, closed_at = now(), hidden = true where id = ?', [notice.id]),
  'has an owner who blocked the applicant': () =>
    buildBlock(app.em(), { blocker: owner.member, blocked: applicant.member }),
  'is hidden and has an owner whom the applicant blocked': async () => {
    await buildBlock(app.em(), { blocker: applicant.member, blocked: owner.member });
    await setHidden(true);
  },
  'has an owner who is suspended and hidden': () =>
    app.sql(`update member set suspended_until = now() + interval '7 days', hidden = true where id = ?`, [
      owner.member.id,
    ]),
  'is hidden and belongs to a school that the applicant has left': async () => {
    await app.sql(`update member set university = '푸른대학교', school_key = '푸른대학교' where id = ?`, [
      applicant.member.id,
    ]);
    await setHidden(true);
  },
};

const WAYS: Record<string, () => Promise<string>> = {
  'over GraphQL': () => graphqlOutcome(applicant.client, GQL.cancel, { id: application.id }),
  'by the notice over REST': async () =>
    outcomeOf(await applicant.client.rest('delete', `${KINDS[kindOfNotice].base}/${notice.id}/applications`)),
  'by its id over REST': async () =>
    outcomeOf(await applicant.client.rest('delete', `/application/${application.id}/cancel`)),
  'by the id of the notice over REST': async () =>
    outcomeOf(await applicant.client.rest('delete', `/application/${notice.id}/cancel`)),
};

const LIST = `{ viewer { applicationCount pendingApplicationCount
  applications { nodes { id status viewerCanCancel notice { title } } } } }`;

interface Listed {
  viewer: {
    applicationCount: number;
    pendingApplicationCount: number;
    applications: { nodes: { id: string; viewerCanCancel: boolean; notice: { title: string } | null }[] };
  };
}

const readList = async () => (await applicant.client.data<Listed>(LIST)).viewer;

describe.each(Object.keys(FATES))('[B45] an open application to a notice that %s', (fate) => {
  it.each(Object.keys(WAYS).flatMap((way) => BOTH_KINDS.map((kind): [string, NoticeKind] => [way, kind])))(
    'can be cancelled %s (%s)',
    async (way, kind) => {
      await buildPending(kind);
      await FATES[fate]?.();
      expect(await WAYS[way]?.()).toBe('OK');
      expect(await statusOf(application)).toBeUndefined();
    },
  );

  it.each([PENDING, WAITLISTED, APPROVED])('is shown to its applicant while it is %s', async (status) => {
    await setStatus(status);
    await FATES[fate]?.();
    const { applications, applicationCount } = await readList();
    expect(applications.nodes).toMatchObject([{ id: String(application.id), status, viewerCanCancel: true }]);
    expect(applicationCount).toBe(1);
    expect(await applicant.client.data(GQL.application, { id: application.id })).toMatchObject({
      application: { id: String(application.id), status },
    });
    const mine = await applicant.client.rest('get', '/studies/applications/mine');
    expect(mine.body).toMatchObject([{ applicationId: application.id, studyId: notice.id }]);
  });
});

describe('[B45] applications to a hidden notice', () => {
  it('show nothing about the notice, because it does not exist for the applicant', async () => {
    await setHidden(true);
    expect((await readList()).applications.nodes).toMatchObject([{ notice: null }]);
    const mine = await applicant.client.rest('get', '/studies/applications/mine');
    expect(mine.body).toEqual([
      {
        applicationId: application.id,
        applyStatus: PENDING,
        recruiting: false,
        studyId: notice.id,
        studyName: '숨긴 공고',
      },
    ]);
    expect(mine.text).not.toContain(notice.title);
    expect(await queryOutcome(applicant.client, GQL.notice, { id: notice.id })).toBe('NULL');
    for (const path of [`/studies/${notice.id}`, `/studies/check/${notice.id}`])
      expect((await applicant.client.rest('get', path)).status).toBe(404);
  });

  it.each([PENDING, WAITLISTED, APPROVED, REJECTED, EXPIRED, LEFT, REMOVED])(
    'are counted exactly if they are listed: %s',
    async (status) => {
      await setStatus(status);
      for (const hidden of [false, true]) {
        await setHidden(hidden);
        const { applicationCount, pendingApplicationCount, applications } = await readList();
        expect(applicationCount).toBe(applications.nodes.length);
        expect(pendingApplicationCount).toBe(status === PENDING ? applications.nodes.length : 0);
        expect(await queryOutcome(applicant.client, GQL.application, { id: application.id })).toBe(
          applications.nodes.length === 1 ? 'OK' : 'NULL',
        );
      }
    },
  );

  it('are visible only to their applicants', async () => {
    await setHidden(true);
    const stranger = await buildPerson(app);
    expect(await graphqlOutcome(stranger.client, GQL.cancel, { id: application.id })).toBe('NOT_FOUND');
    expect(outcomeOf(await stranger.client.rest('delete', `/studies/${notice.id}/applications`))).toBe('NOT_FOUND');
    expect(outcomeOf(await stranger.client.rest('delete', `/application/${application.id}/cancel`))).toBe('NOT_FOUND');
    expect(await queryOutcome(stranger.client, GQL.application, { id: application.id })).toBe('NULL');
    expect(outcomeOf(await applicant.client.rest('delete', `/projects/${notice.id}/applications`))).toBe('NOT_FOUND');
    expect(await statusOf(application)).toBe(PENDING);
  });
});
