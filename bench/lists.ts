import type { Client } from 'pg';
import type { Context } from '../server/domain/context';
import type { Env } from '../server/env';
import { createSchema } from '../server/gateway/graphql/schema';
import { sendOver, statementsBy } from '../server/platform/database/statements/statements';
import { Signatures } from '../server/platform/security/signatures';
import { createPubsub } from '../server/platform/shared-state/pubsub';
import { definitionsOf } from '../server/selection/definitions';
import { ClientDocuments } from '../server/selection/client-documents';
import { SelectedQueries } from '../server/selection/queries';
import { Selections } from '../server/selection/selections';
import { SECRET } from '../server/test-kit/app/secret';

/** Time of a statement inside PostgreSQL: the median of several runs in milliseconds. */
export interface Timed {
  what: string;
  milliseconds: number;
}

const RUNS = 9;

/** Signs share links. */
const SIGNATURES = new Signatures([SECRET]);

const LIST = `query ($page: Int!, $sort: NoticeSort!, $search: String) {
  notices(page: $page, sort: $sort, filter: { kind: PROJECT, search: $search }) {
    nodes { id title recruiting viewerHasFavourited commentCount createdAt owner { nickName imageUrl } }
    totalCount
  }
}`;

/** A page of the list of projects. */
interface ListPage {
  page: number;
  search?: string;
  sort?: 'BEST_MATCH';
}

/** Measures the first, a middle and the last page of the projects in the viewer's school. */
export async function explainPages(sql: Client, viewerId: number): Promise<Timed[]> {
  const { rows } = await sql.query<{ total: number }>(
    `select count(*)::int as total from notice
     where kind = 'PROJECT' and school_key = (select school_key from member where id = $1)`,
    [viewerId],
  );
  const pages = Math.ceil((rows[0]?.total ?? 0) / 12);
  const wanted = [
    ['첫 쪽', 0],
    ['가운데 쪽', Math.floor(pages / 2)],
    ['마지막 쪽', Math.max(0, pages - 1)],
  ] as const;
  const timed: Timed[] = [];
  for (const [what, page] of wanted) timed.push(await time(sql, what, { page }, viewerId));
  return timed;
}

/**
 * Searches of all kinds, from words in every notice to one in none (generated/vocabulary.ts).
 */
const SEARCHES =
  '함께,블록체인,퀀텀,없는말,함,찾,함께 퀀텀,해커톤 유기묘,ㅅㅌㄷ,ㅋㅍㅅ,ㅋㅌㅍ,ㅋㅌ,캠퍼스지도,리액트'.split(',');

export async function explainSearches(sql: Client, viewerId: number): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const search of SEARCHES) timed.push(await time(sql, search, { page: 0, search }, viewerId));
  for (const search of SEARCHES.slice(0, 3))
    timed.push(await time(sql, `${search} (BEST_MATCH)`, { page: 0, search, sort: 'BEST_MATCH' }, viewerId));
  return timed;
}

const FIT = 'viewerFit { facts commonTags { name } seats { role free } against }';

/** Queries in the order of the fit. */
const FIT_QUERIES = {
  목록: `{ notices(sort: FIT) { nodes { id title ${FIT} } totalCount } }`,
  홈: `{ fittingNotices { id title ${FIT} } }`,
};

/** Measures the list and the row of home by fit, for a viewer with roles, tags and free hours. */
export async function explainFit(sql: Client, viewerId: number): Promise<Timed[]> {
  await sql.query('begin');
  await sql.query(
    `insert into member_profile (member_id, roles, tags, free_hours, free_semester)
     select $1::int, '{BACKEND,DESIGNER}', '{react,python,figma}', repeat('1', 112)::bit(112), max(semester) from (
       select semester from notice where semester is not null union all select '2026-2'
     ) semesters
     on conflict (member_id) do update set (roles, tags, free_hours, free_semester)
       = (excluded.roles, excluded.tags, excluded.free_hours, excluded.free_semester)`,
    [viewerId],
  );
  const timed: Timed[] = [];
  for (const [what, query] of Object.entries(FIT_QUERIES)) timed.push(await timeQuery(sql, what, { query, viewerId }));
  await sql.query('rollback');
  return timed;
}

const time = (sql: Client, what: string, list: ListPage, viewerId: number): Promise<Timed> =>
  timeQuery(sql, what, { query: LIST, variables: { sort: 'NEWEST', ...list }, viewerId });

/** A query and the member who sends it. */
export interface ViewerQuery {
  query: string;
  variables?: object;
  viewerId: number;
}

/** Runs the server's own query and sums the times of its statements inside PostgreSQL. */
export async function timeQuery(sql: Client, what: string, sent: ViewerQuery): Promise<Timed> {
  const { query, variables, viewerId } = sent;
  const schema = createSchema(createPubsub());
  const documents = new ClientDocuments(schema, [], new Set([query]));
  const queries = new SelectedQueries(new Selections(schema, definitionsOf(schema)), documents);
  const send = sendOver(sql);
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let spent = 0;
    const reads = statementsBy(async (statement, params) => {
      const { text } = statement;
      const values = [...params];
      const explained = await sql.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>({
        text: `explain (analyze, timing off, format json) ${text}`,
        values,
      });
      spent += explained.rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0;
      return send(statement, values);
    });
    const env = { SCHOOL_PROOF: 'optional' } as Env;
    const ctx = { reads, env, session: { memberId: viewerId }, signatures: SIGNATURES } as unknown as Context;
    await queries.prepare(ctx, { query, variables: { ...variables } })?.read();
    runs.push(spent);
  }
  return { what, milliseconds: runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0 };
}
