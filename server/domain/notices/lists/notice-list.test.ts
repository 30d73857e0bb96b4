import type { TestClient } from '../../../test-kit/clients/client';
import { expectCorrectCounters } from '../../../test-kit/database/counters';
import { buildMember, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { beginTransaction } from '../../../test-kit/database/locks';
import type { Member } from '../../members/member.entity';

let app: TestApp;

interface Row {
  id: number;
  kind: 'PROJECT' | 'STUDY';
  recruiting: boolean;
  owner_id: number;
  school_key: string;
}

interface ViewerData {
  viewer: Member;
  client: TestClient;
  rows: Row[];
}

const SCHOOLS = ['한빛대학교', '두빛대학교', '세빛대학교'];
/** First ids of ranges: some are dense, and some are far from the others. */
const STARTS = [1, 1_020, 2_047, 50_000, 1_048_570, 2_000_000_000];

/** Creates notices of several schools in several ranges of ids. Closes some and deletes some. */
async function fill(): Promise<Member[]> {
  const members: Member[] = [];
  for (const university of SCHOOLS) {
    for (let count = 0; count < 2; count += 1) members.push(await buildMember(app.em(), { university }));
  }
  const ids = members.map(({ id }) => id);
  for (const start of STARTS) {
    await app.sql(`select setval('notice_application_id_seq', ?, false)`, [start]);
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, recruiting, field,
         tech_stack, frontend_number, backend_number, designer_number)
       select kind, m.id, m.university, m.school_key, '공고 ' || n, 5, '내용', n % 4 <> 0, p, p, z, z, z
       from generate_series(1, 33) n join lateral (select * from member where id = (?::int[])[1 + n % 6]) m on true,
         lateral (select case when n % 5 < 3 then 'PROJECT' else 'STUDY' end as kind) k,
         lateral (select case when kind = 'PROJECT' then '' end as p, case when kind = 'PROJECT' then 0 end as z) v`,
      [`{${ids.join(',')}}`],
    );
  }
  await app.sql('update notice set recruiting = false where id % 7 = 0');
  await app.sql('delete from notice where id % 11 = 0');
  await app.sql('delete from notice where id between 50000 and 51000');
  return members;
}

async function relate(viewer: Member): Promise<void> {
  await app.sql(
    `insert into favourite (member_id, notice_id, created_at)
     select ?, id, now() - (id % 1000 * 7919 % 100) * interval '1 minute' from notice where id % 2 = 0`,
    [viewer.id],
  );
  await app.sql(
    `insert into application (notice_id, applicant_id, text) select id, ?, '' from notice
     where owner_id <> ? and id % 4 = 1 order by id % 1000 * 7919 % 101`,
    [viewer.id, viewer.id],
  );
}

let dataOfViewers: ViewerData[];

async function prepare(settings: Record<string, string>): Promise<void> {
  app = await startTestApp(settings);
  const members = await fill();
  dataOfViewers = [];
  for (const viewer of [members[0], members[3]] as Member[]) {
    await relate(viewer);
    dataOfViewers.push({ viewer, client: await app.as(viewer), rows: [] });
  }
  const rows = await app.sql<Row>('select id, kind, recruiting, owner_id, school_key from notice order by id desc');
  for (const viewerData of dataOfViewers) viewerData.rows = rows;
}

type Kind = 'PROJECT' | 'STUDY';

interface ListParams {
  kind?: Kind;
  recruitingOnly: boolean;
}

const KINDS: readonly (Kind | undefined)[] = [undefined, 'PROJECT', 'STUDY'];

const LISTS: ListParams[] = KINDS.flatMap((kind) => [false, true].map((recruitingOnly) => ({ kind, recruitingOnly })));

/** The viewer's own lists, and the expected ids of their notices in order. */
const VIEWER_LISTS = {
  ownedNotices: 'select id from notice where owner_id = ? order by id desc',
  favourites: 'select notice_id as id from favourite where member_id = ? order by created_at desc, notice_id desc',
  applications: 'select notice_id as id from application where applicant_id = ? order by application.id desc',
} as const;

type ViewerList = keyof typeof VIEWER_LISTS;

/** Computes the expected ids of the school's list from the table, in order. */
function expectedIds({ viewer, rows }: ViewerData, list: ListParams, anySchool: boolean): number[] {
  return rows
    .filter(({ school_key }) => anySchool || school_key === viewer.schoolKey)
    .filter(({ kind }) => list.kind === undefined || kind === list.kind)
    .filter(({ recruiting }) => recruiting || !list.recruitingOnly)
    .map(({ id }) => id);
}

/** Computes the expected ids of one of the viewer's lists from the table, in order. */
async function expectedIdsOfViewer(
  { viewer, rows }: ViewerData,
  list: ViewerList,
  kind: Kind | undefined,
  anySchool: boolean,
): Promise<number[]> {
  const applied = new Set(await idsOf(VIEWER_LISTS.applications, viewer));
  const isVisible = ({ id, school_key, owner_id }: Row): boolean =>
    anySchool || school_key === viewer.schoolKey || owner_id === viewer.id || applied.has(id);
  const wanted = rows.filter((row) => isVisible(row) && (kind === undefined || row.kind === kind)).map(({ id }) => id);
  return (await idsOf(VIEWER_LISTS[list], viewer)).filter((id) => wanted.includes(id));
}

async function idsOf(query: string, viewer: Member): Promise<number[]> {
  return (await app.sql<{ id: number }>(query, [viewer.id])).map(({ id }) => id);
}

const LIST = `query ($filter: NoticeFilter, $page: Int, $size: Int) {
  notices(filter: $filter, page: $page, size: $size) { totalCount totalCountCapped totalPages nodes { id } } }`;

async function listed({ client }: ViewerData, filter: ListParams, page: number, size: number) {
  const { notices } = await client.data<{
    notices: { totalCount: number; totalCountCapped: boolean; totalPages: number; nodes: { id: string }[] };
  }>(LIST, { filter, page, size });
  return { ...notices, nodes: notices.nodes.map(({ id }) => Number(id)) };
}

interface ViewerPage {
  ids: number[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Reads one page of one of the viewer's lists. */
async function pageOfViewer(
  { client }: ViewerData,
  list: ViewerList,
  variables: { kind: Kind | undefined; first: number; after: string | null },
): Promise<ViewerPage> {
  const node = list === 'applications' ? 'notice { id }' : 'id';
  const { viewer } = await client.data<{
    viewer: {
      list: {
        nodes: ({ id: string } | { notice: { id: string } })[];
        edges: { cursor: string }[];
        pageInfo: ViewerPage['pageInfo'];
      };
    };
  }>(
    `query ($kind: NoticeKind, $first: Int!, $after: String) {
      viewer { list: ${list}(kind: $kind, first: $first, after: $after) {
        nodes { ${node} } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    variables,
  );
  const { nodes, edges, pageInfo } = viewer.list;
  expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null]);
  return { ids: nodes.map((each) => Number('notice' in each ? each.notice.id : each.id)), pageInfo };
}

describe.each(['same', 'any'])('with SCHOOL_SCOPE=%s', (scope) => {
  beforeAll(() => prepare({ SCHOOL_SCOPE: scope }));

  afterAll(() => app.close());

  describe.each([0, 1])('for member %i', (index) => {
    it.each(LISTS)('the list of %j has the expected notices, on every page and past the end', async (list) => {
      const viewerData = dataOfViewers[index] as ViewerData;
      const ids = expectedIds(viewerData, list, scope === 'any');
      expect(ids.length).toBeGreaterThan(0);
      for (const size of [7, 100]) {
        const totalPages = Math.ceil(ids.length / size);
        for (const page of [...Array(totalPages + 2).keys(), 1_000_000]) {
          const nodes = ids.slice(page * size, page * size + size);
          expect(await listed(viewerData, list, page, size)).toEqual({
            totalCount: ids.length,
            totalCountCapped: false,
            totalPages,
            nodes,
          });
        }
      }
    });

    it('the newest notices of a kind are the first page of its list', async () => {
      const viewerData = dataOfViewers[index] as ViewerData;
      for (const kind of ['PROJECT', 'STUDY'] as const) {
        const { recentNotices } = await viewerData.client.data<{ recentNotices: { id: string }[] }>(
          `{ recentNotices(kind: ${kind}) { id } }`,
        );
        const ids = expectedIds(viewerData, { kind, recruitingOnly: false }, scope === 'any');
        expect(recentNotices.map(({ id }) => Number(id))).toEqual(ids.slice(0, 12));
      }
    });

    it.each(
      Object.keys(VIEWER_LISTS).flatMap((list) =>
        KINDS.map((kind): [ViewerList, Kind | undefined] => [list as ViewerList, kind]),
      ),
    )('the list viewer.%s of the kind %s has each expected notice once, over all pages', async (list, kind) => {
      const viewerData = dataOfViewers[index] as ViewerData;
      const ids = await expectedIdsOfViewer(viewerData, list, kind, scope === 'any');
      expect(ids.length).toBeGreaterThan(7);
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const page: ViewerPage = await pageOfViewer(viewerData, list, { kind, first: 7, after });
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        expect(page.pageInfo.hasNextPage).toBe(seen.length + page.ids.length < ids.length);
        seen.push(...page.ids);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(ids);
    });
  });

  it('the counters agree with the table', () => expectCorrectCounters(app));
});

describe('members of one school who post at the same time', () => {
  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const totalCount = async (client: TestClient): Promise<number> =>
    (await client.data<{ notices: { totalCount: number } }>('{ notices { totalCount } }')).notices.totalCount;

  it('do not block each other, and the total is exact as soon as they commit', async () => {
    const owner = await buildMember(app.em());
    await buildStudy(app.em(), { owner });
    const client = await app.as(owner);
    const others = await Promise.all(Array.from({ length: 3 }, () => beginTransaction(app)));
    for (const { query } of others) {
      await query(
        `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
         select 'STUDY', id, university, school_key, '알고리즘', 3, '모여요' from member where id = $1`,
        [owner.id],
      );
    }
    await buildStudy(app.em(), { owner });
    expect(await totalCount(client)).toBe(2);
    await Promise.all(others.map(({ commit }) => commit()));
    expect(await totalCount(client)).toBe(5);
    await expectCorrectCounters(app);
  });
});
