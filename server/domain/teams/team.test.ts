import {
  buildApplication,
  buildContact,
  buildStudy,
  buildTeamPost,
  PASSWORD,
} from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict, queryOutcome } from '../../test-kit/clients/outcomes';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';
import { notificationKindsOf } from '../../test-kit/races/races';
import { ApplicationStatus } from '../applications/application.entity';
import type { Notice } from '../notices/notice.entity';

const { APPROVED, PENDING, REJECTED } = ApplicationStatus;

const NAMES = ['owner', 'teammate', 'other', 'applicant', 'rejected', 'stranger'] as const;
type Name = (typeof NAMES)[number];

let app: TestApp;
let people: Record<Name, Person>;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
  const built = [];
  for (const name of NAMES) built.push([name, await buildPerson(app)]);
  people = Object.fromEntries(built) as Record<Name, Person>;
});

afterAll(() => app.close());

/** A team of the owner and two approved members, with a pending and a rejected applicant. */
beforeEach(async () => {
  notice = await buildStudy(app.em(), { owner: people.owner.member });
  const applications = { teammate: APPROVED, other: APPROVED, applicant: PENDING, rejected: REJECTED } as const;
  for (const [name, status] of Object.entries(applications)) {
    await buildApplication(app.em(), { notice, applicant: people[name as Name].member, status });
  }
});

interface Shown {
  team: {
    link: string | null;
    viewerCanManage: boolean;
    members: { isOwner: boolean; member: { id: string }; contacts: Record<string, string | null> }[];
    pinnedPost: { id: string } | null;
    posts: { nodes: { id: string; text: string; pinned: boolean; viewerCanDelete: boolean }[] };
  };
}

const show = (name: Name): Promise<Shown> => people[name].client.data<Shown>(GQL.team, { id: notice.id });

const NOTHING = { openChat: null, email: null, phone: null, github: null, discord: null };

describe('a team', () => {
  it('consists of the owner and the approved applicants, each with contacts', async () => {
    await app.sql('delete from contact');
    await buildContact(app.em(), { member: people.other.member, phone: '010-0000-0001', github: 'other' });
    const { team } = await show('teammate');
    expect(team.viewerCanManage).toBe(false);
    expect(team.members.map(({ isOwner, member, contacts }) => [Number(member.id), isOwner, contacts])).toEqual([
      [people.owner.member.id, true, NOTHING],
      [people.teammate.member.id, false, NOTHING],
      [people.other.member.id, false, { ...NOTHING, phone: '010-0000-0001', github: 'other' }],
    ]);
  });

  it.each<[name: Name, outcome: string]>([
    ['owner', 'OK'],
    ['teammate', 'OK'],
    ['applicant', 'NULL'],
    ['rejected', 'NULL'],
    ['stranger', 'NULL'],
  ])('is shown to the %s: %s', async (name, outcome) => {
    expect(await queryOutcome(people[name].client, GQL.team, { id: notice.id })).toBe(outcome);
    const query = `query ($id: ID!) { notice(id: $id) { viewerIsTeammate } }`;
    const response = await people[name].client.data<{ notice: object }>(query, { id: notice.id });
    expect(response.notice).toEqual({ viewerIsTeammate: outcome === 'OK' });
  });

  it('is not shown to visitors', async () => {
    expect(await queryOutcome(app.visitor(), GQL.team, { id: notice.id })).toBe('UNAUTHENTICATED');
  });

  it('continues after the notice is closed and after a member moves to another school', async () => {
    await people.owner.client.data(GQL.close, { id: notice.id });
    const mover = await buildPerson(app);
    await buildApplication(app.em(), { notice, applicant: mover.member, status: APPROVED });
    await app.sql(`update member set university = '두빛대학교', school_key = '두빛대학교' where id = ?`, [
      mover.member.id,
    ]);
    expect(await queryOutcome(mover.client, GQL.team, { id: notice.id })).toBe('OK');
    const input = { teamId: notice.id, text: '저 학교를 옮겼어요.' };
    expect(await graphqlOutcome(mover.client, GQL.addTeamPost, { input })).toBe('OK');
  });

  it("is listed and counted among the viewer's teams, also after its end, but not for an owner alone", async () => {
    await app.sql(`update notice set recruiting = false, team_state = 'DISBANDED' where id = ?`, [notice.id]);
    const loner = await buildPerson(app);
    await buildStudy(app.em(), { owner: loner.member });
    const query = `{ viewer { teamCount all: teams(first: 100) { nodes { id } } teams(first: 1) { nodes { id isOwner role notice { id } } pageInfo { hasNextPage } } } }`;
    interface Teams {
      viewer: { teamCount: number; all: { nodes: object[] }; teams: { nodes: object[] } };
    }
    const ofNobody = { teamCount: 0, teams: { nodes: [] } };
    expect((await loner.client.data<Teams>(query)).viewer).toMatchObject(ofNobody);
    const id = String(notice.id);
    for (const name of ['owner', 'teammate'] as const) {
      const { teamCount, all, teams } = (await people[name].client.data<Teams>(query)).viewer;
      expect(teamCount).toBe(all.nodes.length);
      expect(teams.nodes).toEqual([{ id, isOwner: name === 'owner', role: null, notice: { id } }]);
    }
    expect((await people.applicant.client.data<Teams>(query)).viewer).toMatchObject(ofNobody);
  });
});

/**
 * Results of actions on the page of a team, by role. For others the team does not exist, so
 * they get NOT_FOUND.
 */
const OWNER_ONLY = {
  owner: 'OK',
  teammate: 'FORBIDDEN',
  applicant: 'NOT_FOUND',
  rejected: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
};
const ACTIONS: Record<string, { act: (client: Person['client'], postId: number) => Promise<string>; table: object }> = {
  'write on the board': {
    act: (client) => graphqlOutcome(client, GQL.addTeamPost, { input: { teamId: notice.id, text: '안녕하세요' } }),
    table: { ...OWNER_ONLY, teammate: 'OK' },
  },
  "delete another's post": {
    act: (client, id) => graphqlOutcome(client, GQL.deleteTeamPost, { id }),
    table: OWNER_ONLY,
  },
  'pin a post': {
    act: (client, id) => graphqlOutcome(client, GQL.pinTeamPost, { input: { id, pinned: true } }),
    table: OWNER_ONLY,
  },
  'set the link': {
    act: (client) =>
      graphqlOutcome(client, GQL.updateTeamLink, { input: { teamId: notice.id, link: 'https://discord.gg/hanteam' } }),
    table: OWNER_ONLY,
  },
};

it.each(
  Object.entries(ACTIONS).flatMap(([action, { table }]) =>
    Object.entries(table).map(([name, outcome]) => [action, name as Name, outcome as string] as const),
  ),
)('%s, by the %s: %s', async (action, name, outcome) => {
  const post = await buildTeamPost(app.em(), { notice, author: people.other.member });
  expect(await ACTIONS[action]?.act(people[name].client, post.id)).toBe(outcome);
});

describe('the board', () => {
  it('shows the newest posts first and the pinned post separately, and authors delete their posts', async () => {
    const first = await buildTeamPost(app.em(), { notice, author: people.teammate.member, text: '처음' });
    await people.teammate.client.data(GQL.addTeamPost, { input: { teamId: notice.id, text: ' 다음\n글 ' } });
    await people.owner.client.data(GQL.pinTeamPost, { input: { id: first.id, pinned: true } });
    const { team } = await show('teammate');
    expect(team.posts.nodes.map(({ text, pinned, viewerCanDelete }) => [text, pinned, viewerCanDelete])).toEqual([
      ['다음\n글', false, true],
      ['처음', true, true],
    ]);
    expect(team.pinnedPost?.id).toBe(String(first.id));
    expect(await graphqlOutcome(people.teammate.client, GQL.deleteTeamPost, { id: first.id })).toBe('OK');
    expect((await show('owner')).team).toMatchObject({ pinnedPost: null, posts: { nodes: [{ text: '다음\n글' }] } });
  });

  it('has one pinned post at most, which can be unpinned', async () => {
    const [one, other] = [await buildTeamPost(app.em(), { notice }), await buildTeamPost(app.em(), { notice })];
    const pin = (id: number, pinned: boolean) => people.owner.client.data(GQL.pinTeamPost, { input: { id, pinned } });
    await pin(one.id, true);
    expect(await pin(other.id, true)).toEqual({ pinTeamPost: { team: { pinnedPost: { id: String(other.id) } } } });
    expect(await pin(one.id, false)).toEqual({ pinTeamPost: { team: { pinnedPost: { id: String(other.id) } } } });
    expect(await pin(other.id, false)).toEqual({ pinTeamPost: { team: { pinnedPost: null } } });
  });

  it.each([
    ['nothing', ' ', 'VALIDATION_FAILED'],
    ['1,000 characters', '가'.repeat(1_000), 'OK'],
    ['1,001 characters', '가'.repeat(1_001), 'VALIDATION_FAILED'],
  ])('accepts a post of %s: %s', async (_name, text, code) => {
    const input = { teamId: notice.id, text };
    expect((await graphqlVerdict(people.teammate.client, GQL.addTeamPost, { input })).code).toBe(code);
  });

  it('is deleted with the notice, also with a pinned post', async () => {
    const post = await buildTeamPost(app.em(), { notice });
    await people.owner.client.data(GQL.pinTeamPost, { input: { id: post.id, pinned: true } });
    expect(await graphqlOutcome(people.owner.client, GQL.remove, { id: notice.id })).toBe('OK');
    expect(await app.sql('select 1 from team_post where notice_id = ?', [notice.id])).toEqual([]);
    expect(await app.sql('select 1 from team where notice_id = ?', [notice.id])).toEqual([]);
  });

  it('has pages', async () => {
    for (let count = 0; count < 3; count += 1) await buildTeamPost(app.em(), { notice, text: `${count}` });
    const query = `query ($id: ID!, $after: String) { team(id: $id) { posts(first: 2, after: $after) {
      nodes { text } pageInfo { hasNextPage endCursor } } } }`;
    interface Page {
      team: { posts: { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    }
    const page = async (after?: string) =>
      (await people.owner.client.data<Page>(query, { id: notice.id, after })).team.posts;
    const first = await page();
    expect([first.nodes, first.pageInfo.hasNextPage]).toEqual([[{ text: '2' }, { text: '1' }], true]);
    const second = await page(first.pageInfo.endCursor);
    expect([second.nodes, second.pageInfo.hasNextPage]).toEqual([[{ text: '0' }], false]);
  });

  it('notifies the current members except the author', async () => {
    const before = await notificationKindsOf(app, people.teammate.member.id);
    await people.teammate.client.data(GQL.addTeamPost, { input: { teamId: notice.id, text: '만나요' } });
    for (const name of ['owner', 'other'] as const) {
      expect(await notificationKindsOf(app, people[name].member.id)).toContain('TEAM_POSTED');
    }
    expect(await notificationKindsOf(app, people.teammate.member.id)).toEqual(before);
    expect(await notificationKindsOf(app, people.applicant.member.id)).not.toContain('TEAM_POSTED');
  });

  it('keeps the posts of a member who withdrew, without an author', async () => {
    const gone = await buildPerson(app);
    await buildApplication(app.em(), { notice, applicant: gone.member, status: APPROVED });
    await buildContact(app.em(), { member: gone.member });
    await buildTeamPost(app.em(), { notice, author: gone.member, text: '남은 글' });
    await gone.client.data(GQL.withdraw, { password: PASSWORD });
    expect((await show('owner')).team.posts.nodes[0]).toMatchObject({ text: '남은 글', author: null });
    expect(await app.sql('select 1 from contact where member_id = ?', [gone.member.id])).toEqual([]);
  });
});

describe('a link', () => {
  const send = (link: string | null) =>
    graphqlVerdict(people.owner.client, GQL.updateTeamLink, { input: { teamId: notice.id, link } });

  it.each([
    'https://open.kakao.com/o/gAbCdEf',
    'https://discord.gg/abc',
    'https://discord.com/invite/abc',
    'https://hanteam.slack.com/archives/C1',
    'https://github.com/hanteam/app',
    'https://www.notion.so/hanteam/우리-팀',
  ])('is accepted: %s', async (link) => {
    expect(await send(link)).toEqual({ code: 'OK', fields: [] });
    expect((await show('other')).team.link).toBe(new URL(link).href);
  });

  it.each([
    'http://discord.gg/abc',
    'https://example.com',
    'https://discord.gg.example.com/abc',
    'https://evil-slack.com',
    'https://a.github.com/x',
    'https://discord.gg:8443/abc',
    'https://somebody@discord.gg/abc',
    'javascript:alert(1)',
    '//discord.gg/abc',
    'https://www.notion.so/' + '가'.repeat(40),
    'discord',
  ])('is rejected: %s', async (link) => {
    expect(await send(link)).toEqual({ code: 'VALIDATION_FAILED', fields: ['link'] });
  });

  it('is removed by an empty link', async () => {
    await send('https://discord.gg/abc');
    expect(await send(' ')).toEqual({ code: 'OK', fields: [] });
    expect((await show('owner')).team.link).toBeNull();
  });
});
