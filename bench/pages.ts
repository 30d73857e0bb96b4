import type { Client } from 'pg';
import '../server/domain/applications/application.contributions';
import type { Context } from '../server/domain/context';
import '../server/domain/favourites/favourite.contributions';
import { NoticeKind } from '../server/domain/notices/notice.entity';
import { readNoticePage } from '../server/domain/notices/notice.list';
import type { NoticeListParams } from '../server/domain/notices/notice.page';
import { NoticeSort } from '../server/domain/notices/notice.view';
import { PreparedQuery } from '../server/platform/database/prepared-query';
import { statementsBy } from '../server/platform/database/statements';

/** A statement's time in the database, in milliseconds: the middle of several runs. */
export interface Timed {
  what: string;
  milliseconds: number;
}

const RUNS = 9;

/** The first, a middle and the last page of the list of projects. */
export async function explainPages(sql: Client): Promise<Timed[]> {
  const { rows } = await sql.query<{ total: number }>(
    `select count(*)::int as total from notice where kind = 'PROJECT'`,
  );
  const pages = Math.ceil((rows[0]?.total ?? 0) / 12);
  const wanted = [
    ['첫 쪽', 0],
    ['가운데 쪽', Math.floor(pages / 2)],
    ['마지막 쪽', Math.max(0, pages - 1)],
  ] as const;
  const timed: Timed[] = [];
  for (const [what, page] of wanted) timed.push(await time(sql, what, { page }));
  return timed;
}

/** Words from those in every notice to one in none, by all ways of searching (generated-data/vocabulary.ts). */
const SEARCHES =
  '함께,블록체인,퀀텀,없는말,함,찾,함께 퀀텀,해커톤 유기묘,ㅅㅌㄷ,ㅋㅍㅅ,ㅋㅌㅍ,ㅋㅌ,캠퍼스지도,리액트'.split(',');

export async function explainSearches(sql: Client): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const query of SEARCHES) timed.push(await time(sql, query, { page: 0, query }));
  for (const query of SEARCHES.slice(0, 3))
    timed.push(await time(sql, `${query} (BEST_MATCH)`, { page: 0, query, sort: NoticeSort.BEST_MATCH }));
  return timed;
}

/** Runs the server's own query for member 1 and adds up the time of its statements inside PostgreSQL. */
async function time(
  sql: Client,
  what: string,
  list: Pick<NoticeListParams, 'page' | 'query' | 'sort'>,
): Promise<Timed> {
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
      const query = new PreparedQuery(statement, values);
      await new Promise<void>((resolve, reject) => {
        sql.query(query, (error) => (error ? reject(error) : resolve()));
      });
      return query.cells;
    });
    const ctx = { reads, session: { memberId: 1 } } as unknown as Context;
    await readNoticePage(ctx, { kind: NoticeKind.PROJECT, size: 12, ...list });
    runs.push(spent);
  }
  return { what, milliseconds: runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0 };
}
