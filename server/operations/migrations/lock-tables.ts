/** Tables that a migration locks, in a mode of LOCK TABLE. */
interface TableLocks {
  mode: 'share row exclusive' | 'access exclusive';
  /** In the order in which they are locked. */
  tables: readonly string[];
}

/**
 * The statement that locks all tables of a migration until its transaction ends. It has to be the first statement that locks any:
 * an attempt that fails releases only what it has locked itself, and requests fail when they wait for anything else meanwhile. A table
 * that a new foreign key refers to is locked by it in the mode `share row exclusive`, against writers.
 *
 * While this waits for a table, all later requests that need a conflicting lock queue behind, and a dump of the database holds
 * its locks for minutes. Each attempt therefore ends soon and releases all tables, within half of deadlock_timeout, after which
 * a request that waits in a circle with it would be rolled back. This is too short for PostgreSQL to cancel an autovacuum, so
 * the first step takes a lock for which no request waits, SHARE UPDATE EXCLUSIVE, and keeps autovacuum out.
 */
export function lockInAttempts(...locks: readonly TableLocks[]): string {
  const tables = locks.flatMap((lock) => lock.tables);
  const all = [...new Set(tables)].join(', ');
  const steps = [
    { lock: `${all} in share update exclusive mode`, timeout: 'deadlock_timeout_ms + 100' },
    ...locks.map(({ mode, tables: these }) => ({
      lock: `${these.join(', ')} in ${mode} mode`,
      // PostgreSQL waits this long for each of the tables.
      timeout: `deadlock_timeout_ms / ${2 * tables.length}`,
    })),
  ];
  const attempt = steps.map(
    ({ lock, timeout }) => `
            perform set_config('lock_timeout', (${timeout})::text, true);
            lock table ${lock};`,
  );
  return `
      do $$
      declare
        previous_timeout constant text := current_setting('lock_timeout');
        deadlock_timeout_ms constant integer := (select setting from pg_settings where name = 'deadlock_timeout');
      begin
        for attempt in 1..60 loop
          begin${attempt.join('')}
            perform set_config('lock_timeout', previous_timeout, true);
            return;
          exception when lock_not_available or deadlock_detected then
            -- Leaving the block has released the locks.
            perform pg_sleep(0.2 + random() / 2);
          end;
        end loop;
        raise exception '% stayed locked by another transaction', '${all}' using errcode = 'lock_not_available';
      end $$`;
}
