import { getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { tagOf } from '../../../shared/tags';
import { createSchema } from '../../gateway/graphql/schema';
import { createPubsub } from '../../platform/shared-state/pubsub';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { statementsOf } from '../../test-kit/database/sent-statements';
import { buildApplication, buildMember } from '../../test-kit/factories/factories';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';
import {
  type FitNode,
  insertNotice,
  insertViewer,
  PLAIN_NOTICE,
  PLAIN_VIEWER,
  type NoticeData,
  PAST_SEMESTER,
  readHome,
  readList,
} from './fit.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(() => app.sql('update notice set recruiting = false, closed_at = now() where recruiting'));

const seatsOf = (each: { free: number; taken: number }): NoticeData['seats'] => ({
  [Role.FRONTEND]: each,
  [Role.BACKEND]: each,
  [Role.DESIGNER]: each,
});

describe('a member with roles and tags', () => {
  let member: Member;
  let client: TestClient;

  beforeEach(async () => {
    member = await insertViewer(app.em(), { ...PLAIN_VIEWER, roles: [Role.FRONTEND], tags: ['react'] });
    client = await app.as(member);
  });

  const build = (given: Partial<NoticeData> = {}): Promise<Notice> =>
    buildMember(app.em()).then((owner) =>
      insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words: ['React'], ...given }),
    );
  const ids = (nodes: FitNode[]): number[] => nodes.map(({ id }) => Number(id));
  const idsOf = (...notices: Notice[]): number[] => notices.map(({ id }) => id);

  it('sees why a notice fits, with the names of common tags', async () => {
    await build({ words: ['리액트', '게시판'] });
    const [notice] = await readHome(client);
    expect(notice?.viewerFit?.commonTags).toEqual([{ id: 'react', name: 'React' }]);
    expect(tagOf('react')?.names.ko).toBe('React');
  });

  it('gets neither own, closed, hidden nor full notices, nor those that the member applied to', async () => {
    const fitting = await build();
    const applied = await build();
    await buildApplication(app.em(), { notice: applied, applicant: member });
    const hidden = await build();
    await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
    const closed = await build();
    await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [closed.id]);
    await insertNotice(app.em(), member, { ...PLAIN_NOTICE, words: ['React'] });
    await build({ seats: seatsOf({ free: 0, taken: 1 }) });
    expect(ids(await readHome(client))).toEqual([fitting.id]);
    expect(ids(await readList(client))).toEqual([fitting.id]);
  });

  it('gets no notices of other schools, of blocked members, or for verified members only', async () => {
    await insertNotice(app.em(), await buildMember(app.em(), { university: '다른대학교' }), {
      ...PLAIN_NOTICE,
      words: ['React'],
    });
    const owner = await buildMember(app.em());
    await insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words: ['React'] });
    await app.sql('insert into member_block (blocker_id, blocked_id) values (?, ?)', [owner.id, member.id]);
    const verified = await build();
    await app.sql('update notice set verified_only = true where id = ?', [verified.id]);
    expect(await readHome(client)).toEqual([]);
    expect(await readList(client)).toEqual([]);
  });

  it('gets a notice again after the application to it has expired', async () => {
    const expired = await build();
    await buildApplication(app.em(), {
      notice: expired,
      applicant: member,
      status: ApplicationStatus.EXPIRED,
    });
    expect(ids(await readHome(client))).toEqual([expired.id]);
  });

  it('filters and searches in the order of the fit', async () => {
    const study = await build({ hasApplication: true });
    const other = await build({ words: ['게시판'] });
    const project = await build({ seats: seatsOf({ free: 1, taken: 0 }) });
    expect(ids(await readList(client))).toEqual(idsOf(project, study, other));
    expect(ids(await readList(client, ', filter: { kind: STUDY }'))).toEqual(idsOf(study, other));
    expect(ids(await readList(client, ', filter: { search: "함께" }'))).toEqual(idsOf(project, study, other));
    expect(ids(await readList(client, ', filter: { tag: "react" }'))).toEqual(idsOf(project, study));
    expect(ids(await readList(client, ', filter: { role: FRONTEND }'))).toEqual(idsOf(project));
    expect(ids(await readList(client, ', filter: { closingSoon: true }'))).toEqual([]);
  });

  it('reads a page of the list and the total', async () => {
    const first = await build();
    const second = await build();
    const page = (number: number) =>
      client.data(`{ notices(sort: FIT, size: 1, page: ${number}) { totalCount totalPages nodes { id } } }`);
    const expected = ({ id }: Notice) => ({ notices: { totalCount: 2, totalPages: 2, nodes: [{ id: String(id) }] } });
    expect(await page(0)).toEqual(expected(second));
    expect(await page(1)).toEqual(expected(first));
  });

  it('finds a notice that is older than the 200 newest ones in the list, but not on home', async () => {
    const old = await build();
    const owner = await buildMember(app.em());
    const insertOther = () => insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words: ['Figma'] });
    for (let count = 0; count < 199; count++) await insertOther();
    expect(ids(await readHome(client))).toEqual([old.id]);
    await insertOther();
    expect(await readHome(client)).toEqual([]);
    expect(ids(await readList(client))[0]).toBe(old.id);
  });

  it.each([
    '{ fittingNotices { id viewerFit { facts } } }',
    '{ notices(sort: FIT) { nodes { id viewerFit { facts } } } }',
  ])('reads %s in one statement', async (query) => {
    await build();
    await client.data(query);
    expect(await statementsOf(() => client.data(query))).toHaveLength(1);
  });
});

it('the fit is null for the owner, for a closed notice, and for a viewer without data to compare', async () => {
  const owner = await insertViewer(app.em(), { ...PLAIN_VIEWER, tags: ['react'] });
  const { id } = await insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words: ['React'] });
  const read = async (member: Member) =>
    (await app.as(member)).data('query ($id: ID!) { notice(id: $id) { viewerFit { facts } } }', { id });
  const none = { notice: { viewerFit: null } };
  expect(await read(owner)).toEqual(none);
  expect(await read(await buildMember(app.em()))).toEqual(none);
  expect(
    await read(
      await insertViewer(app.em(), {
        ...PLAIN_VIEWER,
        courses: [{ name: '운영체제', section: '', semester: PAST_SEMESTER }],
      }),
    ),
  ).toEqual(none);
  const other = await insertViewer(app.em(), { ...PLAIN_VIEWER, tags: ['figma'] });
  expect(await read(other)).toEqual({ notice: { viewerFit: { facts: [] } } });
  await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [id]);
  expect(await read(other)).toEqual(none);
});

it('frequent tags are those of notices that recruit in the school, the most frequent first', async () => {
  const owner = await buildMember(app.em());
  for (const words of [['React'], ['React', 'Figma'], ['Figma', 'React'], ['Node.js']]) {
    await insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words });
  }
  const closed = await insertNotice(app.em(), owner, { ...PLAIN_NOTICE, words: ['Python'] });
  await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [closed.id]);
  await insertNotice(app.em(), await buildMember(app.em(), { university: '다른대학교' }), {
    ...PLAIN_NOTICE,
    words: ['Python'],
  });
  const client = await app.as(owner);
  expect(await client.data('{ frequentTags { id } }')).toEqual({
    frequentTags: [{ id: 'react' }, { id: 'figma' }, { id: 'nodejs' }],
  });
});

it('the schema has a fit and an order by fit for notices alone', () => {
  const objects = Object.values(createSchema(createPubsub()).getTypeMap()).filter(isObjectType);
  const fieldsWith = (isMeant: (field: GraphQLField<unknown, unknown>) => boolean): string[] =>
    objects.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => (isMeant(field) ? `${type.name}.${field.name}` : [])),
    );
  expect(fieldsWith(({ type }) => getNamedType(type).name === 'NoticeFit')).toEqual([
    'Project.viewerFit',
    'Study.viewerFit',
  ]);
  expect(fieldsWith(({ args }) => args.some(({ type }) => getNamedType(type).name === 'NoticeSort'))).toEqual([
    'Query.notices',
  ]);
});
