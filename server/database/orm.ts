import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Constructor } from '@mikro-orm/core';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { Application } from '../applications/application.entity';
import { Comment } from '../comments/comment.entity';
import { Favourite } from '../favourites/favourite.entity';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { Project } from '../notices/project.entity';
import { Study } from '../notices/study.entity';
import { Notification } from '../notifications/notification.entity';

/** Transactions at once. */
export const MOST_TRANSACTIONS = 10;

/** Limits on every connection, so that nothing waits for ever on a database in trouble; and how it plans. */
export const CONNECTION_SETTINGS = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  // Transactions here take milliseconds, and who meets a lock that is held is told within a second. PostgreSQL's
  // deadlock_timeout, which only a superuser may set, has to be less (docs/OPERATIONS.md).
  lock_timeout: 600,
  idle_in_transaction_session_timeout: 10_000,
  // Every statement here looks rows up by an index. Planned once a connection and without joins that read whole tables,
  // it costs the same whatever the tables' size; left to itself PostgreSQL plans many of them anew each time, which
  // takes longer than running them.
  options: [
    'plan_cache_mode=force_generic_plan',
    'enable_hashjoin=off',
    'enable_mergejoin=off',
    'enable_seqscan=off',
    'jit=off',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' '),
} as const;

const MIGRATIONS = join(__dirname, 'migrations');

/** What a unit of work may be made with. */
interface OrmOptions {
  /** What its connections run over (pg's option). */
  stream?: () => Duplex;
  /**
   * Compares the entities with the committed snapshot, for writing migrations; not for running them, which would write
   * the snapshot anew from a database.
   */
  snapshot?: boolean;
  /** Lets a statement take as long as it takes: for a whole table at once, not for requests. */
  patient?: boolean;
}

/** The unit of work over all entities. Connects lazily: `await orm.connect()` tells whether the database is there. */
export function createOrm(databaseUrl: string, options: OrmOptions = {}): MikroORM {
  return MikroORM.initSync(
    defineConfig({
      clientUrl: databaseUrl,
      entities: [Member, Notice, Project, Study, Application, Comment, Favourite, Notification],
      discovery: { disableDynamicFileAccess: true, warnWhenNoEntities: true },
      extensions: [Migrator],
      forceUtcTimezone: true,
      pool: { min: 0, max: MOST_TRANSACTIONS, acquireTimeoutMillis: 2_000 },
      driverOptions: {
        connection: { ...(!options.patient && CONNECTION_SETTINGS), ...(options.stream && { stream: options.stream }) },
      },
      migrations: {
        path: MIGRATIONS,
        snapshot: options.snapshot ?? false,
        snapshotName: '.snapshot',
        migrationsList: migrationsIn(MIGRATIONS),
        tableName: 'migration',
        silent: true,
        emit: 'ts',
        fileName: (timestamp, name) => `${timestamp}_${name ?? 'change'}`,
      },
    }),
  );
}

/** The migrations of the folder, by name. Listed rather than globbed, so that TypeScript and its emit behave alike. */
function migrationsIn(folder: string): { name: string; class: Constructor<Migration> }[] {
  return readdirSync(folder)
    .filter((file) => /^\d+_.*(?<!\.d)\.[jt]s$/.test(file))
    .sort()
    .map((file) => {
      const [migration] = Object.values(require(join(folder, file)) as Record<string, Constructor<Migration>>);
      if (!migration) throw new Error(`no migration in ${file}`);
      return { name: parse(file).name, class: migration };
    });
}
