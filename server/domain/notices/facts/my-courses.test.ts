import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { setClock } from '../../../test-kit/database/clock';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { buildCourse, buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';
import type { ProjectContent } from '../kinds/project.entity';

let app: TestApp;
let owner: Member;
let reader: TestClient;

const NOW = '2026-11-28T00:00:00Z';

const of = (name: string, semester = '2026-2', section = '') => ({ course: { name, section }, semester });

const project = (title: string, facts: Partial<ProjectContent> & { owner?: Member; recruiting?: boolean }) =>
  buildProject(app.em(), { owner, title, field: '', techStack: '', content: '-', ...facts });

/** Builds a member of the school who takes courses, each a semester and a name. */
async function studentOf(...courses: readonly (readonly [semester: string, name: string])[]): Promise<TestClient> {
  const member = await buildMember(app.em());
  for (const [semester, name] of courses) await buildCourse(app.em(), { member, semester, name });
  return app.as(member);
}

beforeAll(async () => {
  app = await startTestApp();
  await setClock(app, NOW);
  owner = await buildMember(app.em());
  const elsewhere = await buildMember(app.em(), { university: '다른대학교' });
  await project('첫 분반', of('소프트웨어공학', '2026-2', '01'));
  await project('둘째 분반', of('소프트웨어 공학', '2026-2', '02'));
  await project('닫힌 팀', { ...of('소프트웨어공학'), recruiting: false });
  await project('지난 학기', of('소프트웨어공학', '2026-1'));
  await project('다음 학기', of('소프트웨어공학', '2027-1'));
  await project('다른 수업', of('자료구조'));
  await project('수업 없는 팀', {});
  await project('제목만 소프트웨어공학', { semester: '2026-2' });
  await buildStudy(app.em(), { owner, title: '다음 학기 스터디', ...of('캡스톤디자인', '2027-1') });
  await buildStudy(app.em(), { owner, title: '마감 스터디', ...of("It's \\ C"), deadline: '2026-11-29' });
  await project('다른 학교', { ...of('소프트웨어공학'), owner: elsewhere });
  const hidden = await project('숨긴 팀', of('소프트웨어공학'));
  await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
  reader = await studentOf(
    ['2026-2', 'ソフト'],
    ['2026-2', '소프트웨어 공학'],
    ['2026-2', "it's\\c"],
    ['2027-1', '캡스톤 디자인'],
    ['2026-1', '소프트웨어공학'],
    ['2026-2', 'COURSE:2026-2'],
  );
});

afterAll(() => app.close());

beforeEach(() => setClock(app, NOW));

async function titlesOf(filter: object, client = reader, sort = 'NEWEST'): Promise<string[]> {
  const { notices } = await client.data<{ notices: { nodes: { title: string }[]; totalCount: number } }>(
    `query ($filter: NoticeFilter, $sort: NoticeSort!) {
      notices(filter: $filter, sort: $sort) { totalCount nodes { title } } }`,
    { filter: { myCourses: true, ...filter }, sort },
  );
  expect(notices.totalCount).toBe(notices.nodes.length);
  return notices.nodes.map(({ title }) => title);
}

const OWN = ['마감 스터디', '다음 학기 스터디', '닫힌 팀', '둘째 분반', '첫 분반'];

describe('a list of the own courses', () => {
  it.each([
    ['alone: any section, in the semester of the course', {}, OWN],
    ['with words', { search: '분반' }, ['둘째 분반', '첫 분반']],
    ['with a word that is nowhere', { search: '없는말' }, []],
    ['with a kind', { kind: 'STUDY' }, ['마감 스터디', '다음 학기 스터디']],
    ['with a role', { role: 'DESIGNER' }, ['닫힌 팀', '둘째 분반', '첫 분반']],
    ['with recruiting', { recruitingOnly: true }, OWN.filter((title) => title !== '닫힌 팀')],
    ['with a near deadline', { closingSoon: true }, ['마감 스터디']],
    ['with one of the courses', { course: '캡스톤디자인' }, ['다음 학기 스터디']],
    ['with another course', { course: '자료구조' }, []],
    ['with a tag', { tag: 'react' }, []],
  ])('has their notices, %s', async (_what, filter, titles) => {
    expect(await titlesOf(filter)).toEqual(titles);
  });

  it.each([
    ['DEADLINE', {}, ['마감 스터디', '다음 학기 스터디', '둘째 분반', '첫 분반']],
    ['DEADLINE', { search: '학기' }, ['다음 학기 스터디']],
    ['BEST_MATCH', {}, OWN],
    ['BEST_MATCH', { search: '첫' }, ['첫 분반']],
  ])('has the order %s with %j', async (sort, filter, titles) => {
    expect(await titlesOf(filter, reader, sort)).toEqual(titles);
    expect(await statementsOf(() => titlesOf(filter, reader, sort))).toHaveLength(1);
  });

  it('is empty for a viewer without courses', async () => {
    const newcomer = await studentOf();
    for (const filter of [{}, { kind: 'PROJECT' }, { search: '팀' }, { closingSoon: true }])
      expect(await titlesOf(filter, newcomer)).toEqual([]);
  });

  it('is empty for a viewer with courses of past semesters alone', async () => {
    const former = await studentOf(['2026-1', '소프트웨어공학']);
    expect(await titlesOf({}, former)).toEqual([]);
  });

  it('has the notices of the new semester once the former one has ended', async () => {
    await setClock(app, '2027-02-28T14:59:59Z');
    expect(await titlesOf({ kind: 'PROJECT' })).toEqual(['닫힌 팀', '둘째 분반', '첫 분반']);
    await setClock(app, '2027-02-28T15:00:00Z');
    expect(await titlesOf({})).toEqual(['다음 학기 스터디']);
  });

  it('omits notices of blocked members', async () => {
    const blocker = await studentOf(['2026-2', '소프트웨어공학']);
    expect(await titlesOf({}, blocker)).toHaveLength(3);
    await blocker.data(GQL.block, { id: owner.id });
    expect(await titlesOf({}, blocker)).toEqual([]);
  });

  it('follows edits of the notice and of the own courses', async () => {
    const student = await studentOf(['2026-2', '회로이론']);
    const client = await app.as(owner);
    const { createStudy } = await client.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
      input: asInput(STUDY_INPUT),
    });
    const { id } = createStudy.study;
    const edit = (facts: object) =>
      client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), semester: '2026-2', ...facts } });
    await edit({ course: { name: '회로 이론', section: '' } });
    expect(await titlesOf({}, student)).toEqual([STUDY_INPUT.title]);
    await edit({ semester: '2027-1' });
    expect(await titlesOf({}, student)).toEqual([]);
    const take = (semester: string, ...courses: object[]) =>
      student.data('mutation ($input: UpdateCoursesInput!) { updateCourses(input: $input) { viewer { id } } }', {
        input: { semester, courses },
      });
    await take('2027-1', { name: '회로이론' });
    expect(await titlesOf({}, student)).toEqual([STUDY_INPUT.title]);
    await take('2027-1');
    expect(await titlesOf({}, student)).toEqual([]);
    await client.data(GQL.remove, { id });
  });

  it('requires a login', async () => {
    expect(await app.visitor().code('{ notices(filter: { myCourses: true }) { totalCount } }')).toBe('UNAUTHENTICATED');
  });

  it('has only notices of the own school, even if other lists contain all schools', async () => {
    const other = await buildMember(app.em(), { university: '다른대학교' });
    await buildCourse(app.em(), { member: other, name: '소프트웨어공학' });
    expect(await titlesOf({}, await app.as(other))).toEqual(['다른 학교']);
    const anywhere = await startTestApp({ SCHOOL_SCOPE: 'any' }, app);
    try {
      expect(await titlesOf({ course: '소프트웨어공학', myCourses: false }, await anywhere.as(other))).toContain(
        '첫 분반',
      );
      expect(await titlesOf({}, await anywhere.as(other))).toEqual(['다른 학교']);
    } finally {
      await anywhere.close();
    }
  });
});
