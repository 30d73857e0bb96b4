import { type Expression, sql } from 'kysely';
import { type CreatedDatabase, createBlankDatabase } from '../../test-kit/database/databases';
import { compileNode } from '../database/statements/statement-compiler';
import { seoulDate, seoulDateSql, seoulTime, seoulTimeSql } from './seoul-time';

let database: CreatedDatabase;

beforeAll(async () => {
  database = await createBlankDatabase();
});

afterAll(() => database.drop());

const TIMES = [
  '2026-11-22T14:59:59.999Z',
  '2026-11-22T15:00:00.000Z',
  '2024-02-28T15:00:00.001Z',
  '2023-12-31T23:30:00.500Z',
  // Korea had daylight saving time then.
  '1988-07-01T14:30:00.000Z',
  '1970-01-01T00:00:00.000Z',
  '2100-03-01T14:59:59.000Z',
];

/** Returns the JSON of an expression over `$1`, a time. */
async function asJson(expression: (time: Expression<unknown>) => Expression<string>, time: string): Promise<unknown> {
  const text = compileNode(sql`select to_json(${expression(sql`$1::timestamptz`)}) as value`.toOperationNode()).sql;
  const [row] = await database.sql<{ value: unknown }>(text, [time]);
  return row?.value;
}

describe.each(TIMES)('PostgreSQL and the server write %s alike', (time) => {
  it('as a day', async () => {
    expect(await asJson(seoulDateSql, time)).toBe(seoulDate(new Date(time)));
  });

  it('as a time', async () => {
    expect(await asJson(seoulTimeSql, time)).toBe(seoulTime(new Date(time)));
  });
});
