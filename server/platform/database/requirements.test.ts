import { queryOnce } from '../../test-kit/database/databases';
import { StartError } from '../errors/start-error';
import { ensureVersion } from './requirements';

const sql = {
  query: async <Row extends object>(text: string) => ({
    rows: await queryOnce<Row>(process.env.TEST_DATABASE_URL ?? '', text),
  }),
};

it('[O30] refuses a server below the minimum version', async () => {
  await expect(ensureVersion(sql, 19)).rejects.toThrow(/^PostgreSQL 19 이상이 필요해요.* 18$/);
  await expect(ensureVersion(sql, 19)).rejects.toThrow(StartError);
  await ensureVersion(sql, 18);
  await ensureVersion(sql);
});
