import { foldName } from '../../../shared/fold-name';
import { buildMember, buildProject } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { KNOWN_SCHOOLS, schoolKey } from './school-names';

describe('the list of schools', () => {
  it('contains each school once', () => {
    const names = KNOWN_SCHOOLS.map(({ name }) => foldName(name));
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('contains each spelling for one school only', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, englishName, aliases } of KNOWN_SCHOOLS) {
      for (const spelling of [name, englishName, ...aliases].map(foldName)) {
        owners.set(spelling, (owners.get(spelling) ?? new Set()).add(name));
      }
    }
    expect([...owners].filter(([, schools]) => schools.size > 1)).toEqual([]);
  });

  it.each(KNOWN_SCHOOLS)('$name is complete', ({ name, aliases, domains, englishName }) => {
    expect(Array.from(name).length).toBeLessThanOrEqual(60);
    for (const text of [name, englishName, ...aliases]) expect(text).toBe(text.normalize('NFC').trim());
    for (const text of [name, englishName, ...aliases]) expect(text).not.toBe('');
    for (const domain of domains) expect(domain).toMatch(/^([a-z0-9-]+\.)+[a-z]{2,}$/);
  });

  it('is ordered by the Korean names', () => {
    const names = KNOWN_SCHOOLS.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'ko')));
  });

  it('has one key for all spellings of a school', () => {
    for (const { name, englishName, aliases } of KNOWN_SCHOOLS) {
      for (const spelling of [englishName, ...aliases])
        expect([spelling, schoolKey(spelling)]).toEqual([spelling, schoolKey(name)]);
    }
  });
});

const SPELLINGS = [
  '서울대학교',
  '서울대',
  ' 서울 대학교 ',
  '서울\u00a0대학교',
  '서울\t대',
  '서울대학교'.normalize('NFD'),
  'SEOUL National university',
  'seoulnationaluniversity',
  'Ｓｅｏｕｌ National University',
];

describe('a school', () => {
  it.each(SPELLINGS)('has the same key with the spelling %j', (spelling) => {
    expect(schoolKey(spelling)).toBe('서울대학교');
  });

  it.each([
    ['서울대학교', '서울시립대학교'],
    ['서울대학교', '남서울대학교'],
    ['연세대학교', '고려대학교'],
    ['한빛대학교', '한밭대학교'],
    ['서울교육대학교', '서울대학교'],
  ])('%s is not %s', (one, other) => {
    expect(schoolKey(one)).not.toBe(schoolKey(other));
  });

  it('of the demo has one key for its name and its abbreviation', () => {
    expect(schoolKey('한빛대')).toBe(schoolKey('한빛대학교'));
  });

  it('outside the list is compared by its folded name', () => {
    expect(schoolKey(' Hanbit  COLLEGE')).toBe(schoolKey('hanbit college'));
  });
});

describe('over the transports', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  it('a listed school has one id, its official names and its domains, regardless of the entered spelling', async () => {
    const shown = new Set<string>();
    for (const university of ['서울대', ' 서울 대학교 ', 'SEOUL National university']) {
      shown.add(JSON.stringify(await schoolOf(university)));
    }
    const [school] = await search('서울대학교', 'id name englishName domains');
    expect([...shown].map((text) => JSON.parse(text) as unknown)).toEqual([school]);
    expect(school).toMatchObject({
      name: '서울대학교',
      englishName: 'Seoul National University',
      domains: ['snu.ac.kr'],
    });
  });

  it('a school outside the list has an id as well, but no data from the list', async () => {
    const school = await schoolOf('별빛 COLLEGE');
    expect(school).toEqual({ id: expect.any(String) as string, name: '별빛 COLLEGE', englishName: null, domains: [] });
    expect(await schoolOf('별빛college')).toMatchObject({ id: school.id });
    expect((await schoolOf('달빛 COLLEGE')).id).not.toBe(school.id);
  });

  it('a notice has the school of its owner', async () => {
    const owner = await buildMember(app.em(), { university: '연세대' });
    const { id } = await buildProject(app.em(), { owner });
    const query = `query ($id: ID!) { notice(id: $id) { school { id name } } viewer { school { id name } } }`;
    const data = await (await app.as(owner)).data<Record<'notice' | 'viewer', { school: object }>>(query, { id });
    expect(data.notice).toEqual(data.viewer);
  });

  /** Returns the school of a member who entered this name. */
  async function schoolOf(university: string): Promise<{ id: string }> {
    const client = await app.as(await buildMember(app.em(), { university }));
    const query = '{ viewer { school { id name englishName domains } } }';
    return (await client.data<{ viewer: { school: { id: string } } }>(query)).viewer.school;
  }

  it('members with different spellings of one school see the same list', async () => {
    const project = await buildProject(app.em(), { owner: await buildMember(app.em(), { university: '서울대' }) });
    for (const [index, university] of SPELLINGS.entries()) {
      const loginId = `speller-${index}`;
      const sent = {
        loginId,
        password: 'long enough 1',
        nickName: '학생',
        university,
        email: `${loginId}@example.com`,
      };
      expect((await app.visitor().rest('post', '/members', sent)).status).toBe(201);
      const client = app.visitor();
      await client.logIn(loginId, 'long enough 1');
      const { body } = await client.rest('get', '/projects');
      expect([university, body]).toMatchObject([university, { content: [{ projectId: project.id }] }]);
    }
  });

  async function search<School>(words: string, fields: string): Promise<School[]> {
    const query = `query ($search: String!) { schools(search: $search) { ${fields} } }`;
    return (await app.visitor().data<{ schools: School[] }>(query, { search: words })).schools;
  }

  const namesFor = async (words: string) =>
    (await search<{ name: string }>(words, 'name englishName domains')).map(({ name }) => name);

  it.each([
    ['서울대학교', '서울대학교'],
    ['서울대', '서울대학교'],
    ['서울 대', '서울대학교'],
    ['서울대'.normalize('NFD'), '서울대학교'],
    ['카톨릭대', '가톨릭대학교'],
    ['seoul national university', '서울대학교'],
    ['KONKUK', '건국대학교'],
    ['건대', '건국대학교'],
    ['GUGC', '겐트대학교 글로벌캠퍼스'],
  ])('a visitor who searches for %j finds %s', async (words, name) => {
    expect(await namesFor(words)).toContain(name);
  });

  const KNOWN = 'query ($name: String!) { knownSchool(name: $name) { name } nearestSchools(name: $name) { name } }';

  it.each([
    ['서울대', '서울대학교'],
    [' SEOUL National university', '서울대학교'],
    ['한빛대학교', null],
    ['서울대학', null],
    ['', null],
  ])('the listed school of the name %j is %j', async (name, known) => {
    const { knownSchool } = await app.visitor().data<{ knownSchool: object | null }>(KNOWN, { name });
    expect(knownSchool).toEqual(known === null ? null : { name: known });
  });

  it.each([
    ['서울데학교', '서울대학교'],
    ['서울대학', '서울대학교'],
    ['카톨릭데', '가톨릭대학교'],
    ['Seoul Nationel University', '서울대학교'],
  ])('the nearest school of the misspelled name %j is %s', async (name, nearest) => {
    const { nearestSchools } = await app.visitor().data<{ nearestSchools: { name: string }[] }>(KNOWN, { name });
    expect(nearestSchools[0]).toEqual({ name: nearest });
    expect(nearestSchools.length).toBeLessThanOrEqual(3);
  });

  it.each(['', '없는학교이름', '"', 'x'.repeat(10_000), '\0'])('no school is near %j', async (name) => {
    expect(await app.visitor().data(KNOWN, { name })).toEqual({ knownSchool: null, nearestSchools: [] });
  });

  it('the school of the demo is offered only with the demo', async () => {
    const query =
      '{ schools(search: "한빛") { name } knownSchool(name: "한빛대") { name } nearestSchools(name: "한빗대") { name } }';
    const none = await app.visitor().data<{ nearestSchools: object[] }>(query);
    expect(none).toMatchObject({ schools: [], knownSchool: null });
    expect(none.nearestSchools).not.toContainEqual({ name: '한빛대학교' });
    const demo = await startTestApp({ DEMO: 'on' }, app);
    try {
      const school = { name: '한빛대학교' };
      const offered = await demo.visitor().data<{ nearestSchools: object[] }>(query);
      expect(offered).toMatchObject({ schools: [school], knownSchool: school });
      expect(offered.nearestSchools[0]).toEqual(school);
    } finally {
      await demo.close();
    }
  });

  it('schools that start with the text come first, ten at most', async () => {
    const found = await namesFor('서울');
    expect(found).toHaveLength(10);
    const all = KNOWN_SCHOOLS.map(({ name, englishName, aliases }) => ({ name, all: [name, englishName, ...aliases] }));
    const starting = all.filter((each) => each.all.some((text) => foldName(text).startsWith('서울')));
    const firsts = starting.slice(0, 10).map(({ name }) => name);
    expect(found.slice(0, firsts.length)).toEqual(firsts);
    const inside = await namesFor('외국어');
    expect(inside.length).toBeGreaterThan(1);
  });

  it.each(['', '   ', '%', '_', '"', '없는학교이름', '\\', '.*', 'x'.repeat(10_000), '\0'])(
    '%j finds nothing [I15]',
    async (words) => {
      expect(await namesFor(words)).toEqual([]);
    },
  );
});
