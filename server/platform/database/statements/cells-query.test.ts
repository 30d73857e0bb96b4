import { Client, Connection, type QueryConfig } from 'pg';
import { CellsQuery } from './cells-query';
import type { Cells } from './statement';

let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
});

afterAll(() => client.end());

function read(config: QueryConfig): Promise<Cells | undefined> {
  const query = new CellsQuery(config);
  return new Promise((resolve, reject) => {
    query.once('end', () => resolve(query.cells)).once('error', reject);
    client.query(query);
  });
}

describe('a statement that is read as cells', () => {
  it.each([
    ['named', 'cells'],
    ['unnamed', ''],
  ])('%s returns the cells of the first row as PostgreSQL writes them', async (_, name) => {
    const text = `select $1::int as number, null as nothing, now() < 'infinity' as flag, '{"a":1}'::jsonb as json union all select 2, '', false, 'null'`;
    for (const number of [1, 7])
      expect(await read({ name, text, values: [number] })).toEqual([String(number), null, 't', '{"a": 1}']);
  });

  it('returns undefined without a row', async () => {
    expect(await read({ text: 'select 1 where $1', values: [false] })).toBeUndefined();
  });

  it('fails with the error of PostgreSQL, after which the connection serves others', async () => {
    const division = { name: 'division', text: 'select 1 / $1::int' };
    await expect(read({ ...division, values: [0] })).rejects.toMatchObject({ code: '22012' });
    await expect(read({ text: 'select nothing', values: [] })).rejects.toMatchObject({ code: '42703' });
    expect(await read({ ...division, values: [1] })).toEqual(['1']);
  });

  it('is sent without a request for a description, which other queries need', async () => {
    const describe = jest.spyOn(Connection.prototype, 'describe');
    await read({ text: 'select $1::int', values: [1] });
    expect(describe).not.toHaveBeenCalled();
    await client.query('select $1::int', [1]);
    expect(describe).toHaveBeenCalledTimes(1);
  });
});
