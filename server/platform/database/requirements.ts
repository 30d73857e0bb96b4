import { StartError } from '../errors/start-error';

/**
 * Oldest major version of PostgreSQL with every feature of the migrations, such as `nulls not
 * distinct`.
 */
const MIN_POSTGRES = 15;

/** Runs a statement on one connection, as pg's Client and Pool do. */
interface Sql {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>;
}

/** Reads the major version of the PostgreSQL server, such as 15. */
export async function readMajorVersion(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}

/**
 * Refuses a PostgreSQL server that is too old (operations/database.md).
 * @param min oldest accepted major version
 * @throws {StartError} if the server is older
 */
export async function ensureVersion(sql: Sql, min = MIN_POSTGRES): Promise<void> {
  const version = await readMajorVersion(sql);
  if (version < min) throw new StartError(`PostgreSQL ${min} 이상이 필요해요. 지금 데이터베이스의 버전: ${version}`);
}

/**
 * Refuses an old server, and a database whose encoding is not UTF8 and could not store Korean.
 * @throws {StartError} in one line, before any migration
 */
export async function ensureSupported(sql: Sql): Promise<void> {
  await ensureVersion(sql);
  const { rows } = await sql.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8')
    throw new StartError(`데이터베이스의 인코딩이 UTF8이어야 해요. 지금 인코딩: ${encoding ?? '알 수 없음'}`);
}
