import type { TestClient } from '../../test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
} from '../../test-kit/factories/factories';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, queryOutcome } from '../../test-kit/clients/outcomes';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from './member.entity';

const OLD = '한빛대학교';
const NEW = '두빛대학교';

let app: TestApp;
let mover: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  mover = await buildMember(app.em(), { university: OLD });
  client = await app.as(mover);
});

async function move(university = NEW): Promise<void> {
  const { nickName, email } = mover;
  const response = await client.rest('post', '/members/profile', { nickName, email, university });
  expect(response.body).toMatchObject({ university });
}

/** Moves back to the old school, more than a week later. */
async function moveBack(): Promise<void> {
  await app.sql(`update member set school_changed_at = school_changed_at - interval '8 days' where id = ?`, [mover.id]);
  await move('한빛 대학교');
}

async function listed(reader: TestClient): Promise<number[]> {
  const { notices } = await reader.data<{ notices: { nodes: { id: string }[] } }>(
    `{ notices(size: 100) { nodes { id } } }`,
  );
  return notices.nodes.map(({ id }) => Number(id));
}

/** Ids of the notices in the viewer's own lists. */
async function listedOfViewer(): Promise<Record<'owned' | 'favourites' | 'applied', number[]>> {
  type Nodes<Node> = { nodes: Node[] };
  const { viewer } = await client.data<{
    viewer: {
      ownedNotices: Nodes<{ id: string }>;
      favourites: Nodes<{ id: string }>;
      applications: Nodes<{ notice: { id: string } }>;
    };
  }>(
    `{ viewer { ownedNotices { nodes { id } } favourites { nodes { id } } applications { nodes { notice { id } } } } }`,
  );
  return {
    owned: viewer.ownedNotices.nodes.map(({ id }) => Number(id)),
    favourites: viewer.favourites.nodes.map(({ id }) => Number(id)),
    applied: viewer.applications.nodes.map(({ notice }) => Number(notice.id)),
  };
}

describe('a member who moves to another school', () => {
  it('sees the notices of the new school instead of the old one', async () => {
    const old = await buildProject(app.em(), { owner: await buildMember(app.em(), { university: OLD }) });
    const fresh = await buildProject(app.em(), { owner: await buildMember(app.em(), { university: NEW }) });
    expect(await listed(client)).toContain(old.id);
    await move();
    const seen = await listed(client);
    expect(seen).toContain(fresh.id);
    expect(seen).not.toContain(old.id);
    expect(await queryOutcome(client, GQL.notice, { id: old.id })).toBe('NULL');
    expect(await queryOutcome(client, GQL.notice, { id: fresh.id })).toBe('OK');
  });

  it('still owns and manages their notices, which stay at the old school', async () => {
    const notice = await buildStudy(app.em(), { owner: mover });
    const application = await buildApplication(app.em(), { notice });
    const comment = await buildComment(app.em(), { notice });
    await move();
    const oldMember = await app.as(await buildMember(app.em(), { university: OLD }));
    const newMember = await app.as(await buildMember(app.em(), { university: NEW }));
    expect((await listedOfViewer()).owned).toEqual([notice.id]);
    expect(await listed(oldMember)).toContain(notice.id);
    expect(await listed(newMember)).not.toContain(notice.id);
    const input = STUDY_INPUT;
    expect(await graphqlOutcome(client, GQL.updateStudy, { input: { id: notice.id, ...asInput(input) } })).toBe('OK');
    expect(await graphqlOutcome(client, GQL.approve, { id: application.id })).toBe('OK');
    expect(await queryOutcome(client, GQL.application, { id: application.id })).toBe('OK');
    expect(await graphqlOutcome(client, GQL.removeComment, { id: comment.id })).toBe('OK');
    expect((await client.rest('get', `/studies/${notice.id}/application`)).status).toBe(200);
    expect(await graphqlOutcome(client, GQL.close, { id: notice.id })).toBe('OK');
    const rows = await app.sql('select university, school_key from notice where id = ?', [notice.id]);
    expect(rows).toEqual([{ university: OLD, school_key: OLD }]);
    expect(await graphqlOutcome(client, GQL.remove, { id: notice.id })).toBe('OK');
  });

  it.each([ApplicationStatus.PENDING, ApplicationStatus.APPROVED])(
    'keeps %s applications, sees their notices and can cancel them',
    async (status) => {
      const notice = await buildProject(app.em());
      const application = await buildApplication(app.em(), { notice, applicant: mover, status });
      await move();
      expect((await listedOfViewer()).applied).toEqual([notice.id]);
      const mine = await client.rest('get', '/projects/applications/mine');
      expect(mine.body).toMatchObject([{ projectId: notice.id, applyStatus: status }]);
      expect((await client.rest('get', `/projects/check/${notice.id}`)).status).toBe(200);
      expect(await queryOutcome(client, GQL.application, { id: application.id })).toBe('OK');
      const cancelled = await client.data(GQL.cancel, { id: application.id });
      expect(cancelled).toEqual({ cancelApplication: { applicationId: String(application.id), notice: null } });
      expect(await queryOutcome(client, GQL.notice, { id: notice.id })).toBe('NULL');
      expect((await listedOfViewer()).applied).toEqual([]);
    },
  );

  it('sees favourites of the old school only after moving back', async () => {
    const notice = await buildProject(app.em());
    await client.data(GQL.favourite, { id: notice.id });
    await move();
    expect((await listedOfViewer()).favourites).toEqual([]);
    expect((await client.rest('get', '/projects/like')).body).toEqual([]);
    await moveBack();
    expect((await listedOfViewer()).favourites).toEqual([notice.id]);
  });

  it('posts for the new school', async () => {
    await move();
    const { createProject } = await client.data<{ createProject: { project: { id: string } } }>(GQL.createProject, {
      input: asInput(PROJECT_INPUT),
    });
    const newMember = await app.as(await buildMember(app.em(), { university: NEW }));
    const oldMember = await app.as(await buildMember(app.em(), { university: OLD }));
    expect(await listed(newMember)).toContain(Number(createProject.project.id));
    expect(await listed(oldMember)).not.toContain(Number(createProject.project.id));
  });

  it('is notified only about visible notices, in the bell and live [L4]', async () => {
    const favourite = await buildStudy(app.em());
    const applied = await buildStudy(app.em());
    const owned = await buildStudy(app.em(), { owner: mover });
    await client.data(GQL.favourite, { id: favourite.id });
    await client.data(GQL.favourite, { id: applied.id });
    await buildApplication(app.em(), { notice: applied, applicant: mover });
    await move();
    const messages = app.server.services.pubsub.subscribe('notified', mover.id);
    const live: number[] = [];
    const listening = (async () => {
      for await (const id of messages) live.push(id);
    })();
    const [owner, other] = [await app.as(favourite.owner), await app.as(applied.owner)];
    await owner.data(GQL.close, { id: favourite.id });
    await owner.data(GQL.remove, { id: favourite.id });
    await other.data(GQL.close, { id: applied.id });
    await owner.data(GQL.comment, { input: { noticeId: owned.id, text: '아직 모집하나요?' } });
    await other.data(GQL.remove, { id: applied.id });
    await messages.return();
    await listening;
    const { viewer } = await client.data<{ viewer: { notifications: { nodes: { id: string }[] } } }>(
      `{ viewer { notifications { nodes { id kind noticeTitle notice { id } } } } }`,
    );
    const { nodes } = viewer.notifications;
    expect(nodes).toMatchObject([
      { kind: 'NOTICE_DELETED', noticeTitle: applied.title, notice: null },
      { kind: 'COMMENT_ADDED', notice: { id: String(owned.id) } },
    ]);
    // The deletion removed the earlier notification about the closing.
    expect(live).toHaveLength(3);
    expect(live.slice(1).map(String)).toEqual(nodes.map(({ id }) => id).toReversed());
  });

  it('is notified about favourites of the old school again after moving back [L4]', async () => {
    const favourite = await buildStudy(app.em());
    await client.data(GQL.favourite, { id: favourite.id });
    await move();
    await moveBack();
    await (await app.as(favourite.owner)).data(GQL.close, { id: favourite.id });
    const rows = await app.sql('select kind from notification where recipient_id = ?', [mover.id]);
    expect(rows).toEqual([{ kind: 'NOTICE_CLOSED' }]);
  });
});

it('with SCHOOL_SCOPE=any, a member who moved is notified about every notice [L4]', async () => {
  const open = await startTestApp({ SCHOOL_SCOPE: 'any' }, app);
  try {
    const favourite = await buildStudy(open.em());
    const reader = await open.as(mover);
    await reader.data(GQL.favourite, { id: favourite.id });
    await move();
    await (await open.as(favourite.owner)).data(GQL.close, { id: favourite.id });
    const rows = await open.sql('select kind from notification where recipient_id = ?', [mover.id]);
    expect(rows).toEqual([{ kind: 'NOTICE_CLOSED' }]);
  } finally {
    await open.close();
  }
});
