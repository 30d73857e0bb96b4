/** Tables that a migration locks, in a mode of LOCK TABLE. */
interface TableLocks {
  mode: 'share row exclusive' | 'access exclusive';
  /** Tables in the order of locking. */
  tables: readonly string[];
}

/**
 * Builds the statement that locks all tables of a migration until its transaction ends. It must be
 * the first statement with locks. A failed attempt only releases its own locks, and requests would
 * fail while they wait for earlier ones. A new foreign key locks the referenced table in the mode
 * `share row exclusive`, against writers.
 *
 * While an attempt waits for a table, later requests for a conflicting lock wait behind it. A dump
 * of the database may hold its locks for minutes. Each attempt therefore ends within half of
 * deadlock_timeout and releases all tables. After the whole timeout PostgreSQL would roll back a
 * request in a deadlock with the attempt. PostgreSQL cancels an autovacuum only after a longer
 * wait. So the first step takes a lock that blocks no request, SHARE UPDATE EXCLUSIVE, and keeps
 * autovacuum out.
 */
export function lockInAttempts(...locks: readonly TableLocks[]): string {
  const tables = locks.flatMap((lock) => lock.tables);
  const all = [...new Set(tables)].join(', ');
  const steps = [
    { lock: `${all} in share update exclusive mode`, timeout: 'deadlock_timeout_ms + 100' },
    ...locks.map(({ mode, tables: these }) => ({
      lock: `${these.join(', ')} in ${mode} mode`,
      // The timeout applies to each table.
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
