import { Migration } from '@mikro-orm/migrations';

/**
 * Versions of notices and members (docs/rules.md: Versions). Triggers count them, because the release before this one, which
 * does not know the column, goes on writing beside the new one: its edits count as well.
 */
export class Migration20261122100000_versions extends Migration {
  override up(): void {
    this.lockTables();
    // A constant default changes the catalogue alone, so this takes no longer on a large table.
    this.addSql('alter table notice add column version integer not null default 1');
    this.addSql('alter table member add column version integer not null default 1');
    this.addSql(`
      create function count_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    this.countChangesOf('notice', [
      'title',
      'recruit_number',
      'content',
      'field',
      'tech_stack',
      'frontend_number',
      'backend_number',
      'designer_number',
    ]);
    this.countChangesOf('member', ['nick_name', 'university', 'email', 'picture']);
  }

  /**
   * Locks both tables against all requests, which read and write them in either order. While this waits for a table, all
   * later requests for it queue behind, and a dump of the database holds its locks for minutes: each attempt ends soon and
   * releases both tables.
   *
   * A request that holds one table and waits for the other one would be rolled back as part of a deadlock, after
   * deadlock_timeout. An attempt therefore ends within half of that time. This is too short for PostgreSQL to cancel an
   * autovacuum, so the first lock, for which no request waits, keeps autovacuum out.
   */
  private lockTables(): void {
    this.addSql(`
      do $$
      declare
        previous_timeout constant text := current_setting('lock_timeout');
        deadlock_timeout_ms constant integer := (select setting from pg_settings where name = 'deadlock_timeout');
      begin
        for attempt in 1..60 loop
          begin
            perform set_config('lock_timeout', (deadlock_timeout_ms + 100)::text, true);
            lock table notice, member in share update exclusive mode;
            perform set_config('lock_timeout', (deadlock_timeout_ms / 3)::text, true);
            lock table member in access exclusive mode;
            perform set_config('lock_timeout', (deadlock_timeout_ms / 6)::text, true);
            lock table notice in access exclusive mode;
            perform set_config('lock_timeout', previous_timeout, true);
            return;
          exception when lock_not_available or deadlock_detected then
            -- Leaving the block has released the locks.
            perform pg_sleep(0.2 + random() / 2);
          end;
        end loop;
        raise exception 'notice or member stayed locked by another transaction' using errcode = 'lock_not_available';
      end $$`);
  }

  private countChangesOf(table: string, columns: readonly string[]): void {
    const row = (name: string): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql(`
      create trigger ${table}_version before update on ${table} for each row
      when (${row('old')} is distinct from ${row('new')}) execute function count_version()`);
  }
}
