import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** The schools under which a notice is counted: its own, and '' where all schools are counted. */
const countedSchools = (school: string): string => `(
          select ${school}
          union all
          select '' where exists (select from notice_superblock where school_key = '')
        ) scope (school_key)`;

/** The statement that adds the changed notices to the counters. */
const countInto = (table: string, column: string, bits: number): string => `
        insert into ${table} as counter (school_key, kind, ${column}, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> ${bits}, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral ${countedSchools('changed.school_key')}
        where not changed.hidden
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, ${column}) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting`;

/** The statement that adds a change of one notice to the counters. */
const countStateInto = (table: string, column: string, bits: number): string => `
        insert into ${table} as counter (school_key, kind, ${column}, total, recruiting)
        select scope.school_key, new.kind, new.id >> ${bits}, shown, recruits
        from ${countedSchools('new.school_key')}
        order by 1
        on conflict (school_key, kind, ${column}) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting`;

/**
 * Counts all schools together only while the counters have rows of the school ''. The server adds
 * or deletes those at its start (count-all-schools.ts).
 */
export class Migration20261125113000_school_counters extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'share row exclusive', tables: ['notice'] }));
    this.addSql(`
      create or replace function count_notices() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin${countInto('notice_block', 'block', 10)};${countInto('notice_superblock', 'superblock', 15)};
        return null;
      end $$`);
    this.addSql(`
      create or replace function count_notice_state() returns trigger language plpgsql as $$
      declare
        shown constant integer := old.hidden::integer - new.hidden::integer;
        recruits constant integer := (new.recruiting and not new.hidden)::integer - (old.recruiting and not old.hidden)::integer;
      begin${countStateInto('notice_block', 'block', 10)};${countStateInto('notice_superblock', 'superblock', 15)};
        return null;
      end $$`);
  }
}
