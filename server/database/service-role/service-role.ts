import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { ROLE_SETTINGS } from '../../platform/database/pool';
import { ensureSupported, ensureVersion, readMajorVersion } from '../../platform/database/requirements';
import { StartError } from '../../platform/errors/start-error';
import { withClient } from '../with-client';
import { ownershipStatements } from './ownership';

/** Makes PostgreSQL log errors without their statement and values, which contain user data. */
export const LOG_SETTINGS = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
} as const;

/**
 * Shorter than a connection's lock_timeout (platform/database/pool.ts), because deadlocks are
 * retried and timeouts are not.
 */
export const DEADLOCK_SETTINGS = { deadlock_timeout: '200ms' } as const;

/** Parts of a connection string. */
interface Target {
  user: string;
  password: string;
  database: string;
}

/**
 * Makes a role the owner of a database, without other rights. Creates role and database if they are
 * missing, and transfers the administrator's objects in the database. It may run repeatedly, also
 * after a partial failure and while the service runs.
 * @param adminUrl superuser's connection string, for any database of the same server
 * @param serviceUrl service's connection string with its role, password and database
 * @param isPooled true if the service uses a pooler, so that the role needs the settings that
 *   connections send otherwise
 * @throws {StartError} if both are the same role, or if the database is not supported
 */
export async function prepareDatabase(adminUrl: string, serviceUrl: string, { isPooled = false } = {}): Promise<void> {
  const target = parseTarget(serviceUrl);
  await withClient(adminUrl, async (admin) => {
    if (admin.user === target.user)
      throw new StartError('서비스의 역할과 관리자의 역할이 같아요. DATABASE_URL에 다른 역할을 적어 주세요.');
    await ensureVersion(admin);
    await createOrAlterRole(admin, target, isPooled);
    await createOrAlterDatabase(admin, target);
  });
  const inside = new URL(adminUrl);
  inside.pathname = `/${encodeURIComponent(target.database)}`;
  await withClient(inside.href, async (admin) => {
    await ensureSupported(admin);
    // One transaction each, because locks on several tables at once could deadlock with those of a
    // running service.
    for (const statement of await ownershipStatements(admin, target.user)) await admin.query(statement);
  });
}

function parseTarget(url: string): Target {
  const { username, password, pathname } = new URL(url);
  const [user = '', secret = '', database = ''] = [username, password, pathname.slice(1)].map(decodeURIComponent);
  return { user, password: secret, database };
}

async function createOrAlterRole(admin: Client, { user, password }: Target, isPooled: boolean): Promise<void> {
  const role = escapeIdentifier(user);
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [user]);
  if (rowCount === 0) await admin.query(`create role ${role}`);
  await admin.query(`alter role ${role} login nosuperuser nocreaterole noreplication nobypassrls
    password ${escapeLiteral(password)}`);
  // Only a superuser may change most of these settings, so the service cannot set them for its
  // connections.
  const settings = { ...LOG_SETTINGS, ...DEADLOCK_SETTINGS, ...(isPooled ? ROLE_SETTINGS : {}) };
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter role ${role} set ${name} = ${escapeLiteral(value)}`);
}

/**
 * First major version of PostgreSQL with a built-in locale provider, which is the same on every
 * system.
 */
const BUILTIN_LOCALE_SINCE = 17;

async function createOrAlterDatabase(admin: Client, { user, database }: Target): Promise<void> {
  const [role, name] = [escapeIdentifier(user), escapeIdentifier(database)];
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [database]);
  if (rowCount !== 0) {
    await admin.query(`alter database ${name} owner to ${role}`);
    return;
  }
  // Search folds case by the locale, and the plain C locale does not recognise Korean letters.
  const isBuiltin = (await readMajorVersion(admin)) >= BUILTIN_LOCALE_SINCE;
  const provider = isBuiltin ? `locale_provider builtin builtin_locale 'C.UTF-8'` : 'locale_provider libc';
  await admin.query(`create database ${name} owner ${role} template template0 encoding 'UTF8'
    ${provider} locale 'C.UTF-8'`);
}
