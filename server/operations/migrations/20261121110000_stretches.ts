import { Migration } from '@mikro-orm/migrations';

/**
 * A second level above the block counters: the number of notices by school, kind and superblock, which is 32 blocks. At a
 * million notices a page adds up sixty counters instead of a thousand (docs/decisions/0006-block-counters.md).
 */
export class Migration20261121110000_stretches extends Migration {
  override up(): void {
    // No notice may be written between the count and the new triggers.
    this.addSql('lock table notice in share row exclusive mode');
    this.addSql(`
      create table notice_stretch (
        school_key text not null,
        kind text not null,
        stretch integer not null,
        total integer not null,
        recruiting integer not null,
        primary key (school_key, kind, stretch)
      ) with (fillfactor = 70)`);
    this.addSql(`
      insert into notice_stretch (school_key, kind, stretch, total, recruiting)
      select school_key, kind, block >> 5, sum(total), sum(recruiting) from notice_block group by 1, 2, 3`);
    // Blocks are updated before superblocks, each in one order of rows, so concurrent writers cannot deadlock.
    this.addSql(`
      create or replace function count_notices() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        insert into notice_block as held (school_key, kind, block, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> 10, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral (values (changed.school_key), ('')) scope (school_key)
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, block) do update
        set total = held.total + excluded.total, recruiting = held.recruiting + excluded.recruiting;
        insert into notice_stretch as held (school_key, kind, stretch, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> 15, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral (values (changed.school_key), ('')) scope (school_key)
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, stretch) do update
        set total = held.total + excluded.total, recruiting = held.recruiting + excluded.recruiting;
        return null;
      end $$`);
    this.addSql(`
      create or replace function count_closed_notice() returns trigger language plpgsql as $$
      declare
        change constant integer := new.recruiting::integer - old.recruiting::integer;
      begin
        insert into notice_block as held (school_key, kind, block, total, recruiting)
        select scope.school_key, new.kind, new.id >> 10, 0, change
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, block) do update set recruiting = held.recruiting + excluded.recruiting;
        insert into notice_stretch as held (school_key, kind, stretch, total, recruiting)
        select scope.school_key, new.kind, new.id >> 15, 0, change
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, stretch) do update set recruiting = held.recruiting + excluded.recruiting;
        return null;
      end $$`);
  }
}
