import { Migration } from '@mikro-orm/migrations';

/**
 * Renames the counters of 32 blocks (docs/decisions/0006-block-counters.md): notice_stretch becomes notice_superblock.
 *
 * The release before this one reads the old name and never writes it, since only triggers write counters. While it runs
 * beside the new release it reads a view of the old name. The release after this one may drop that view.
 */
export class Migration20261122000000_superblocks extends Migration {
  override up(): void {
    this.lockCounters();
    // These change the catalogue alone, so they take no longer on a large table.
    this.addSql('alter table notice_stretch rename to notice_superblock');
    this.addSql('alter table notice_superblock rename column stretch to superblock');
    this.addSql('alter table notice_superblock rename constraint notice_stretch_pkey to notice_superblock_pkey');
    this.addSql(`
      create view notice_stretch as
      select school_key, kind, superblock as stretch, total, recruiting from notice_superblock`);
    this.addSql(`comment on view notice_stretch is 'for the release that reads this name; the one after may drop it'`);
    this.countNotices();
    this.countClosedNotice();
  }

  /**
   * Locks in the order of the triggers: no notice is written and no counter read until the migration commits.
   *
   * While this waits for a lock, all later requests for the table queue behind it, and a dump of the database holds its
   * locks for minutes. Each attempt therefore ends soon and releases both locks: 100 ms after deadlock_timeout, at which
   * PostgreSQL cancels an autovacuum of the table. A request waits 600 ms for a lock.
   */
  private lockCounters(): void {
    this.addSql(`
      do $$
      declare
        previous_timeout constant text := current_setting('lock_timeout');
        deadlock_timeout_ms constant integer := (select setting from pg_settings where name = 'deadlock_timeout');
      begin
        perform set_config('lock_timeout', (deadlock_timeout_ms + 100)::text, true);
        for attempt in 1..60 loop
          begin
            lock table notice in share row exclusive mode;
            lock table notice_stretch in access exclusive mode;
            perform set_config('lock_timeout', previous_timeout, true);
            return;
          exception when lock_not_available or deadlock_detected then
            -- Leaving the block has released both locks.
            perform pg_sleep(0.5);
          end;
        end loop;
        raise exception 'notice or notice_stretch stayed locked by another transaction' using errcode = 'lock_not_available';
      end $$`);
  }

  /** Blocks first, then superblocks, each in one order of rows: writers of the same rows queue and cannot deadlock. */
  private countNotices(): void {
    this.addSql(`
      create or replace function count_notices() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into notice_block as counter (school_key, kind, block, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> 10, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral (values (changed.school_key), ('')) scope (school_key)
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, block) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting;
        insert into notice_superblock as counter (school_key, kind, superblock, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> 15, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral (values (changed.school_key), ('')) scope (school_key)
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, superblock) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting;
        return null;
      end $$`);
  }

  private countClosedNotice(): void {
    this.addSql(`
      create or replace function count_closed_notice() returns trigger language plpgsql as $$
      declare
        change constant integer := new.recruiting::integer - old.recruiting::integer;
      begin
        insert into notice_block as counter (school_key, kind, block, total, recruiting)
        select scope.school_key, new.kind, new.id >> 10, 0, change
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, block) do update set recruiting = counter.recruiting + excluded.recruiting;
        insert into notice_superblock as counter (school_key, kind, superblock, total, recruiting)
        select scope.school_key, new.kind, new.id >> 15, 0, change
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, superblock) do update set recruiting = counter.recruiting + excluded.recruiting;
        return null;
      end $$`);
  }
}
