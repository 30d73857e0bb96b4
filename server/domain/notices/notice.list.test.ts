import type { TestClient } from '../../test/client';
import { expectTrueCounters } from '../../test/counters';
import { buildMember } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import type { Member } from '../members/member.entity';

let app: TestApp;

interface Row {
  id: number;
  kind: 'PROJECT' | 'STUDY';
  recruiting: boolean;
  owner_id: number;
  school_key: string;
}

interface World {
  viewer: Member;
  client: TestClient;
  rows: Row[];
}

const SCHOOLS = ['한빛대학교', '두빛대학교', '세빛대학교'];
/** First ids in dense, sparse and distant blocks of 1,024. */
const STARTS = [1, 1_020, 2_047, 50_000, 1_048_570, 2_000_000_000];

/** Creates notices of several schools in several blocks, closes some and deletes some. */
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

let worlds: World[];

async function prepare(settings: Record<string, string>): Promise<void> {
  app = await startTestApp(settings);
  const members = await fill();
  worlds = [];
  for (const viewer of [members[0], members[3]] as Member[]) {
    await relate(viewer);
    worlds.push({ viewer, client: await app.as(viewer), rows: [] });
  }
  const rows = await app.sql<Row>('select id, kind, recruiting, owner_id, school_key from notice order by id desc');
  for (const world of worlds) world.rows = rows;
}

interface ListParams {
  kind?: 'PROJECT' | 'STUDY';
  relation?: 'OWNED' | 'FAVOURITED' | 'APPLIED';
  recruitingOnly: boolean;
  sort?: 'NEWEST' | 'OLDEST';
}

const LISTS: ListParams[] = [undefined, 'PROJECT', 'STUDY'].flatMap((kind) =>
  [false, true].flatMap((recruitingOnly): ListParams[] => [
    ...(['NEWEST', 'OLDEST'] as const).map((sort) => ({ kind, recruitingOnly, sort }) as ListParams),
    ...(['OWNED', 'FAVOURITED', 'APPLIED'] as const).map(
      (relation) => ({ kind, recruitingOnly, relation }) as ListParams,
    ),
  ]),
);

/** Computes from the table which notices the list must contain, in its order. */
async function expectedIds({ viewer, rows }: World, list: ListParams, anySchool: boolean): Promise<number[]> {
  const ofSchool = ({ school_key }: Row) => anySchool || school_key === viewer.schoolKey;
  const order = await orderOf(viewer, list);
  const applied = new Set(await idsOf('select notice_id as id from application where applicant_id = ?', viewer));
  const wanted: Record<NonNullable<ListParams['relation']>, (row: Row) => boolean> = {
    OWNED: ({ owner_id }) => owner_id === viewer.id,
    FAVOURITED: (row) => order.includes(row.id) && (ofSchool(row) || row.owner_id === viewer.id || applied.has(row.id)),
    APPLIED: ({ id }) => applied.has(id),
  };
  const held = rows
    .filter(list.relation ? wanted[list.relation] : ofSchool)
    .filter(({ kind }) => list.kind === undefined || kind === list.kind)
    .filter(({ recruiting }) => recruiting || !list.recruitingOnly)
    .map(({ id }) => id);
  return order.filter((id) => held.includes(id));
}

async function idsOf(query: string, viewer: Member): Promise<number[]> {
  return (await app.sql<{ id: number }>(query, [viewer.id])).map(({ id }) => id);
}

function orderOf(viewer: Member, { relation, sort }: ListParams): Promise<number[]> {
  const byRank = {
    FAVOURITED: 'select notice_id as id from favourite where member_id = ? order by created_at desc, notice_id desc',
    APPLIED: 'select notice_id as id from application where applicant_id = ? order by application.id desc',
  };
  if (relation && relation !== 'OWNED') return idsOf(byRank[relation], viewer);
  return idsOf(`select id from notice where ? > 0 order by id ${sort === 'OLDEST' ? 'asc' : 'desc'}`, viewer);
}

const LIST = `query ($kind: NoticeKind, $filter: NoticeFilter, $sort: NoticeSort, $page: Int, $size: Int) {
  notices(kind: $kind, filter: $filter, sort: $sort, page: $page, size: $size) { totalCount totalPages nodes { id } } }`;

async function listed({ client }: World, { kind, sort, ...filter }: ListParams, page: number, size: number) {
  const variables = { kind, filter, sort, page, size };
  const { notices } = await client.data<{
    notices: { totalCount: number; totalPages: number; nodes: { id: string }[] };
  }>(LIST, variables);
  return { ...notices, nodes: notices.nodes.map(({ id }) => Number(id)) };
}

describe.each(['same', 'any'])('with SCHOOL_SCOPE=%s', (scope) => {
  beforeAll(() => prepare({ SCHOOL_SCOPE: scope }));

  afterAll(() => app.close());

  describe.each([0, 1])('to member %i', (index) => {
    it.each(LISTS)('the list of %j has the expected notices, on every page and past the end', async (list) => {
      const world = worlds[index] as World;
      const ids = await expectedIds(world, list, scope === 'any');
      expect(ids.length).toBeGreaterThan(0);
      for (const size of [7, 100]) {
        const totalPages = Math.ceil(ids.length / size);
        for (const page of [...Array(totalPages + 2).keys(), 1_000_000]) {
          const nodes = ids.slice(page * size, page * size + size);
          expect(await listed(world, list, page, size)).toEqual({ totalCount: ids.length, totalPages, nodes });
        }
      }
    });

    it('the newest of a kind are the first page of its list', async () => {
      const world = worlds[index] as World;
      const { recentProjects, recentStudies } = await world.client.data<
        Record<'recentProjects' | 'recentStudies', { id: string }[]>
      >(`{ recentProjects { id } recentStudies { id } }`);
      for (const [kind, nodes] of [
        ['PROJECT', recentProjects],
        ['STUDY', recentStudies],
      ] as const) {
        const ids = await expectedIds(world, { kind, recruitingOnly: false }, scope === 'any');
        expect(nodes.map(({ id }) => Number(id))).toEqual(ids.slice(0, 12));
      }
    });
  });

  it('the counters agree with the table', () => expectTrueCounters(app));
});
