import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { setClock } from '../../../test-kit/database/clock';
import { buildCourse, buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { ProjectContent } from '../kinds/project.entity';

let app: TestApp;
let owner: Member;
let reader: TestClient;

const of = (name: string, section = '') => ({ course: { name, section }, semester: '2026-2' });

const project = (title: string, facts: Partial<ProjectContent> & { owner?: Member; recruiting?: boolean }) =>
  buildProject(app.em(), { owner, title, field: '', techStack: '', content: '-', ...facts });

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  reader = await app.as(await buildMember(app.em()));
  const elsewhere = await buildMember(app.em(), { university: '다른대학교' });
  await project('첫 팀', of('소프트웨어공학', '01'));
  await project('둘째 팀', of('소프트웨어 공학', '02'));
  await project('닫힌 팀', { ...of('소프트웨어공학'), recruiting: false });
  await project('지난 팀', { ...of('소프트웨어공학'), deadline: '2026-01-01' });
  await project('자바 팀', of('JAVA 프로그래밍'));
  await buildStudy(app.em(), { owner, title: '스터디', ...of('소프트웨어공학개론') });
  await project('제목만 소프트웨어공학', {});
  await project('다른 학교', { ...of('소프트웨어공학'), owner: elsewhere });
  const hidden = await project('숨긴 팀', of('비밀수업'));
  await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
});

afterAll(() => app.close());

async function titlesOf(filter: object, client = reader): Promise<string[]> {
  const { notices } = await client.data<{ notices: { nodes: { title: string }[]; totalCount: number } }>(
    'query ($filter: NoticeFilter) { notices(filter: $filter) { totalCount nodes { title } } }',
    { filter },
  );
  expect(notices.totalCount).toBe(notices.nodes.length);
  return notices.nodes.map(({ title }) => title);
}

const OF_COURSE = ['지난 팀', '닫힌 팀', '둘째 팀', '첫 팀'];

describe('a list of a course', () => {
  it.each([
    ['its name', { course: '소프트웨어공학' }, OF_COURSE],
    ['another spelling', { course: ' 소프트웨어  공학 ' }, OF_COURSE],
    ['another case and width', { course: 'ｊａｖａ프로그래밍' }, ['자바 팀']],
    ['only a part of its name', { course: '소프트웨어' }, []],
    ['a name that nothing has', { course: '없는수업' }, []],
    ['a hidden notice', { course: '비밀수업' }, []],
    ['no name, so all notices', { course: '' }, ['제목만 소프트웨어공학', '스터디', '자바 팀', ...OF_COURSE]],
    ['words', { course: '소프트웨어공학', search: '둘째' }, ['둘째 팀']],
    ['a kind', { course: '소프트웨어공학개론', kind: 'PROJECT' }, []],
    ['a role', { course: '소프트웨어공학', role: 'DESIGNER' }, OF_COURSE],
    ['recruiting', { course: '소프트웨어공학', recruitingOnly: true }, ['지난 팀', '둘째 팀', '첫 팀']],
  ])('has its notices by %s', async (_what, filter, titles) => {
    expect(await titlesOf(filter)).toEqual(titles);
  });

  it('is refused for a name of 51 characters', async () => {
    const query = 'query ($filter: NoticeFilter) { notices(filter: $filter) { totalCount } }';
    expect(await reader.code(query, { filter: { course: '가'.repeat(51) } })).toBe('VALIDATION_FAILED');
  });

  it('follows an edit', async () => {
    const client = await app.as(owner);
    const { createStudy } = await client.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
      input: asInput(STUDY_INPUT),
    });
    const { id } = createStudy.study;
    const edit = (facts: object) =>
      client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), semester: '2026-2', ...facts } });
    const course = (name: string) => ({ course: { name, section: '' } });
    await edit(course('컴퓨터구조'));
    expect(await titlesOf({ course: '컴퓨터구조' })).toEqual([STUDY_INPUT.title]);
    await edit(course('회로이론'));
    expect(await titlesOf({ course: '컴퓨터구조' })).toEqual([]);
    expect(await titlesOf({ course: '회로이론' })).toEqual([STUDY_INPUT.title]);
    await edit({ course: null });
    expect(await titlesOf({ course: '회로이론' })).toEqual([]);
    await client.data(GQL.remove, { id });
  });
});

describe('courseNames', () => {
  beforeAll(() => setClock(app, '2026-11-28T00:00:00Z'));

  const namesOf = async (search: string, client = reader): Promise<string[]> =>
    (await client.data<{ courseNames: string[] }>('query ($s: String!) { courseNames(search: $s) }', { s: search }))
      .courseNames;

  it.each([
    ['소프트', ['소프트웨어 공학', '소프트웨어공학개론']],
    ['공학', ['소프트웨어 공학', '소프트웨어공학개론']],
    ['java프로', ['JAVA 프로그래밍']],
    ['비밀', []],
    ['100%', []],
  ])('finds %s in names of notices that recruit, each once', async (search, names) => {
    expect(await namesOf(search)).toEqual(names);
  });

  it.each([
    ['suggests names of the next semester', '2027-1', 1],
    ['suggests no names of a past semester', '2026-1', 0],
  ])('%s', async (_what, semester, count) => {
    const notice = await project('학기가 다른 팀', { ...of('학기수업'), semester });
    expect(await namesOf('학기수업')).toHaveLength(count);
    await app.sql('delete from notice where id = ?', [notice.id]);
  });

  it('shows names of the own school only', async () => {
    const classmate = await app.as(await buildMember(app.em(), { university: '다른대학교' }));
    expect(await namesOf('', classmate)).toEqual(['소프트웨어공학']);
  });

  it('omits names that only a notice of a blocked member has', async () => {
    const blocker = await app.as(await buildMember(app.em()));
    await blocker.data(GQL.block, { id: owner.id });
    expect(await namesOf('', blocker)).toEqual([]);
  });

  describe('of courses that members take', () => {
    const NAME = '양자 역학';
    const SPELLINGS = [NAME, '양자역학', NAME, '양자역학', NAME];

    afterEach(() => app.sql('delete from member_course'));

    /** Builds members who each take a course. */
    async function buildTakers(
      names: readonly string[],
      { semester, university }: { semester?: string; university?: string } = {},
    ): Promise<Member[]> {
      const takers: Member[] = [];
      for (const name of names) {
        const member = await buildMember(app.em(), { university });
        await buildCourse(app.em(), { member, semester, name });
        takers.push(member);
      }
      return takers;
    }

    it('shows the commonest spelling of a course that five members take', async () => {
      await buildTakers(SPELLINGS);
      expect(await namesOf('양자')).toEqual([NAME]);
    });

    it('never shows a course that four members take', async () => {
      await buildTakers(SPELLINGS.slice(1));
      expect(await namesOf('양자')).toEqual([]);
    });

    it('counts a member once who takes the course in both semesters', async () => {
      for (const member of await buildTakers(SPELLINGS.slice(1)))
        await buildCourse(app.em(), { member, semester: '2027-1', name: NAME });
      expect(await namesOf('양자')).toEqual([]);
    });

    it('counts members of the present and the next semester together', async () => {
      await buildTakers(SPELLINGS.slice(2));
      await buildTakers(SPELLINGS.slice(3), { semester: '2027-1' });
      expect(await namesOf('양자')).toEqual([NAME]);
    });

    it('counts no member of another school or of a past semester', async () => {
      await buildTakers(SPELLINGS.slice(1));
      await buildTakers(SPELLINGS, { university: '다른대학교' });
      await buildTakers(SPELLINGS, { semester: '2026-1' });
      expect(await namesOf('양자')).toEqual([]);
    });

    it('counts neither the viewer nor hidden members', async () => {
      const [viewer, hidden] = await buildTakers(SPELLINGS);
      expect(await namesOf('양자', await app.as(viewer as Member))).toEqual([]);
      expect(await namesOf('양자')).toEqual([NAME]);
      await app.sql('update member set hidden = true where id = ?', [hidden?.id]);
      expect(await namesOf('양자')).toEqual([]);
    });

    it('counts members in a block with the viewer', async () => {
      const blocker = await app.as(await buildMember(app.em()));
      const [taker] = await buildTakers(SPELLINGS);
      await blocker.data(GQL.block, { id: taker?.id });
      expect(await namesOf('양자', blocker)).toEqual([NAME]);
    });

    it('shows a course once that a notice has as well, in the spelling of the notice', async () => {
      await buildTakers(['소프트웨어공학', '소프트웨어공학', '소프트웨어공학', '소프트웨어공학', '소프트웨어공학']);
      expect(await namesOf('소프트')).toEqual(['소프트웨어 공학', '소프트웨어공학개론']);
    });
  });

  it('is one statement, and requires a login', async () => {
    expect(await statementsOf(() => namesOf('공'))).toHaveLength(1);
    expect(await app.visitor().code('{ courseNames(search: "") }')).toBe('UNAUTHENTICATED');
  });
});
