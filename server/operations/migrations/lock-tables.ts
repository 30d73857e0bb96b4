/** One step of {@link lockInAttempts}. */
interface LockStep {
  /** What is locked, in the syntax of LOCK TABLE without its first words. */
  lock: string;
  /** How long the step waits, as an expression over `deadlock_timeout_ms`. */
  timeout: string;
}

/**
 * The statement that locks tables for a migration, one step after the other, until its transaction ends.
 *
 * While this waits for a table, all later requests that need a conflicting lock queue behind, and a dump of the database holds
 * its locks for minutes. Each attempt therefore ends soon and releases all tables, within half of deadlock_timeout, after which
 * a request that waits in a circle with it would be rolled back. This is too short for PostgreSQL to cancel an autovacuum, so
 * the first step takes a lock for which no request waits, SHARE UPDATE EXCLUSIVE, and keeps autovacuum out.
 * @param tables the tables, named as in LOCK TABLE
 */
export function lockInAttempts(tables: string, steps: readonly LockStep[]): string {
  const all = [{ lock: `${tables} in share update exclusive mode`, timeout: 'deadlock_timeout_ms + 100' }, ...steps];
  const attempt = all.map(
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
        raise exception '% stayed locked by another transaction', '${tables}' using errcode = 'lock_not_available';
      end $$`;
}
