import { buildMember } from '../../test-kit/factories/factories';
import { runJob } from '../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { graphqlVerdict } from '../../test-kit/clients/outcomes';
import { buildPerson, type Person, repeatRounds } from '../../test-kit/races/race-actions';
import { graphql, race } from '../../test-kit/races/races';
import { PROFILE_GQL } from './profile.testing';

let app: TestApp;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  member = await buildPerson(app);
});

interface TeamProfile extends Record<string, unknown> {
  version: number;
}

const write = (input: object) => graphqlVerdict(member.client, PROFILE_GQL.updateTeamProfile, { input });

async function read({ client }: Person = member): Promise<TeamProfile> {
  const { viewer } = await client.data<{ viewer: { teamProfile: TeamProfile & { tags: { id: string }[] } } }>(
    '{ viewer { teamProfile { version intro roles tags { id } links department showDepartment visibility } } }',
  );
  const { tags, ...profile } = viewer.teamProfile;
  return { ...profile, tags: tags.map(({ id }) => id) };
}

const EMPTY = {
  version: 0,
  intro: '',
  roles: [],
  tags: [],
  links: [],
  department: '',
  showDepartment: false,
  visibility: 'APPLIED',
};

const WHOLE = {
  intro: '끝까지 해요.\n잘 부탁드려요.',
  roles: ['FRONTEND', 'DESIGNER'],
  tags: ['react', 'figma'],
  links: ['https://github.com/hanteam', 'https://hanteam.tistory.com/1'],
  department: '컴퓨터공학과',
  showDepartment: true,
  visibility: 'SCHOOL',
};

describe('a team profile', () => {
  it('is empty until it is written, and a change keeps the fields that it does not name', async () => {
    expect(await read()).toEqual(EMPTY);
    expect(await write(WHOLE)).toEqual({ code: 'OK', fields: [] });
    expect(await read()).toEqual({ ...WHOLE, version: 1 });
    await write({ roles: ['BACKEND'], intro: null });
    expect(await read()).toEqual({ ...WHOLE, roles: ['BACKEND'], version: 2 });
    await write({ ...EMPTY, version: undefined });
    expect(await read()).toEqual({ ...EMPTY, version: 3 });
  });

  it('has each role, tag and link once', async () => {
    const link = 'https://github.com/hanteam';
    await write({ roles: ['BACKEND', 'BACKEND'], tags: ['go', 'go'], links: [link, `${link}#`.replace('#', '')] });
    expect(await read()).toMatchObject({ roles: ['BACKEND'], tags: ['go'], links: [link] });
  });

  it.each([
    ['four links', { links: ['a', 'b', 'c', 'd'].map((name) => `https://github.com/${name}`) }, 'links'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `tag-${index}`) }, 'tags'],
    ['an unknown tag', { tags: ['react', 'no-tag'] }, 'tags'],
    ['an introduction of 301 characters', { intro: '가'.repeat(301) }, 'intro'],
    ['a department of 41 characters', { department: '가'.repeat(41) }, 'department'],
    ['a link of 201 characters', { links: [`https://github.com/${'a'.repeat(182)}`] }, 'links'],
    ['an empty link', { links: [''] }, 'links'],
  ])('refuses %s and stays unchanged', async (_what, input, field) => {
    await write(WHOLE);
    expect(await write(input)).toEqual({ code: 'VALIDATION_FAILED', fields: [field] });
    expect(await read()).toEqual({ ...WHOLE, version: 1 });
  });

  it.each([
    'https://github.com/hanteam',
    'https://www.linkedin.com/in/hanteam',
    'https://gitlab.com/hanteam',
    'https://hanteam.github.io/me',
    'https://www.notion.so/hanteam',
    'https://hanteam.notion.site/me',
    'https://velog.io/@hanteam',
    'https://hanteam.tistory.com/',
    'https://www.behance.net/hanteam',
    'https://www.figma.com/@hanteam',
    'https://www.youtube.com/@hanteam',
  ])('may have the link %s', async (link) => {
    expect(await write({ links: [link] })).toEqual({ code: 'OK', fields: [] });
    expect(await read()).toMatchObject({ links: [link] });
  });

  it.each([
    'http://github.com/hanteam',
    'https://example.com/github.com',
    'https://github.com.example.com/',
    'https://evilgithub.com/',
    'https://github.io/',
    'https://user:password@github.com/',
    'https://github.com:8443/',
    'javascript:alert(1)',
    'github.com/hanteam',
  ])('may not have the link %s', async (link) => {
    expect(await write({ links: [link] })).toEqual({ code: 'VALIDATION_FAILED', fields: ['links'] });
  });
});

describe('the version of a team profile', () => {
  const edit = (intro: string, expectedVersion: number) =>
    graphql(member.client, PROFILE_GQL.updateTeamProfile, { input: { intro, expectedVersion } });

  it('refuses an edit of an older version with the present state, and accepts one without effect', async () => {
    await write(WHOLE);
    const { errors } = await member.client.graphql(PROFILE_GQL.updateTeamProfile, {
      input: { intro: '옛 소개', expectedVersion: 0 },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'STALE',
      current: { ...WHOLE, tags: ['React', 'Figma'].map((name) => ({ id: name.toLowerCase(), name })), version: 1 },
    });
    expect(await read()).toEqual({ ...WHOLE, version: 1 });
    expect(await edit(WHOLE.intro, 0)()).toBe('OK');
    expect(await read()).toEqual({ ...WHOLE, version: 1 });
  });

  it('stays the same when the profile of the account, courses or free hours change', async () => {
    await write(WHOLE);
    const semester = (await member.client.data<{ viewer: { semester: string } }>('{ viewer { semester } }')).viewer
      .semester;
    await member.client.data(PROFILE_GQL.updateFreeHours, { input: { semester, hours: [1] } });
    await member.client.data(PROFILE_GQL.updateCourses, { input: { semester, courses: [{ name: '운영체제' }] } });
    expect(await read()).toEqual({ ...WHOLE, version: 1 });
  });

  it('lets exactly one of two edits win, also the first ones', async () => {
    await repeatRounds(10, async () => {
      member = await buildPerson(app);
      for (const version of [0, 1]) {
        const outcomes = await race(edit(`가${version}`, version), edit(`나${version}`, version));
        expect(outcomes.toSorted()).toEqual(['OK', 'STALE']);
        expect((await read()).version).toBe(version + 1);
      }
    });
  });
});

it('a start drops tags that are no longer in the list, and keeps the order of the others', async () => {
  await write(WHOLE);
  const { id } = member.member;
  await app.sql(`update member_profile set tags = '{figma,no-tag,react}' where member_id = ?`, [id]);
  await runJob(app, 'deleteUnknownProfileTags');
  expect(await read()).toMatchObject({ tags: ['figma', 'react'] });
});

it('a withdrawal deletes the profile, and its member cannot write it again', async () => {
  await write(WHOLE);
  const { id } = member.member;
  await app.sql('delete from member where id = ?', [id]);
  expect(await app.sql('select 1 from member_profile where member_id = ?', [id])).toEqual([]);
  expect((await write({ intro: '다시' })).code).toBe('UNAUTHENTICATED');
});

it('the database refuses what the inputs refuse', async () => {
  const { id } = await buildMember(app.em());
  const insert = (columns: string, values: string) =>
    app.sql(`insert into member_profile (member_id, ${columns}) values (${id}, ${values})`);
  for (const [columns, values] of [
    ['intro', `repeat('가', 301)`],
    ['roles', `'{OWNER}'`],
    ['roles', `'{NULL}'`],
    ['tags', `array_fill('a'::text, array[11])`],
    ['links', `'{a,b,c,d}'`],
    ['department', `repeat('가', 41)`],
    ['visibility', `'ALL'`],
    ['free_hours, free_semester', `repeat('0', 112)::bit(112), '2026-2'`],
    ['free_hours', `repeat('1', 112)::bit(112)`],
    ['free_semester', `'2026-2'`],
    ['free_hours, free_semester', `repeat('1', 112)::bit(112), '2026-3'`],
  ] as const) {
    await expect(insert(columns, values)).rejects.toThrow(/violates check constraint/);
  }
});
