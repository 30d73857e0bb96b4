import { Migration } from '@mikro-orm/migrations';

/** True if a comment in a row of a trigger is hidden by itself or together with its parent. */
const isHidden = (row: string): string => `(${row}.hidden or ${row}.parent_hidden)`;

/**
 * Counters of notices by school, and of the applications, comments and favourites of a notice.
 * Triggers update them in the writing transaction.
 */
export class Migration20261126170600_counters extends Migration {
  override up(): void {
    this.noticeTotals();
    this.countNotices();
    this.fixedColumns();
    this.noticeCounts();
    this.countForNotice();
    this.countHiddenComments();
  }

  /**
   * The number of a school's notices of a kind is the sum of its rows. A writer updates an unlocked
   * row, so that concurrent writers do not wait for each other (decision 6).
   */
  private noticeTotals(): void {
    this.addSql(`
      create table notice_total (
        school_key text not null,
        kind text not null,
        slot bigint not null,
        total integer not null,
        recruiting integer not null,
        primary key (school_key, kind, slot)
      ) with (fillfactor = 70)`);
    // The first row has the slot 0. If all rows are locked, the transaction adds a row.
    this.addSql(`
      create function add_to_notice_total(
        school text, of_kind text, added integer, added_recruiting integer
      ) returns void language plpgsql as $$
      declare
        free bigint;
      begin
        select slot into free from notice_total
        where school_key = school and kind = of_kind
        order by slot limit 1
        for update skip locked;
        if not found then
          free := case
            when exists (select from notice_total where school_key = school and kind = of_kind)
            then pg_current_xact_id()::text::bigint
            else 0
          end;
        end if;
        insert into notice_total as counter (school_key, kind, slot, total, recruiting)
        values (school, of_kind, free, added, added_recruiting)
        on conflict (school_key, kind, slot) do update
        set total = counter.total + excluded.total,
          recruiting = counter.recruiting + excluded.recruiting;
      end $$`);
  }

  /** Hidden notices do not count. */
  private countNotices(): void {
    this.addSql(`
      create function count_notices() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        perform add_to_notice_total(
          school_key, kind,
          sign * count(*)::integer,
          sign * (count(*) filter (where recruiting))::integer
        )
        from changed
        where not hidden
        group by school_key, kind;
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_inserted after insert on notice referencing new table as changed
      for each statement execute function count_notices()`);
    this.addSql(`
      create trigger notice_deleted after delete on notice referencing old table as changed
      for each statement execute function count_notices()`);
    this.addSql(`
      create function count_notice_state() returns trigger language plpgsql as $$
      begin
        perform add_to_notice_total(
          new.school_key, new.kind,
          old.hidden::integer - new.hidden::integer,
          (new.recruiting and not new.hidden)::integer
            - (old.recruiting and not old.hidden)::integer
        );
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_state after update of recruiting, hidden on notice for each row
      when ((old.recruiting, old.hidden) is distinct from (new.recruiting, new.hidden))
      execute function count_notice_state()`);
  }

  /** The counters would be wrong if a notice changed its kind or school. */
  private fixedColumns(): void {
    this.addSql(`
      create function refuse_notice_move() returns trigger language plpgsql as $$
      begin
        raise exception 'a notice keeps its kind and school' using errcode = 'check_violation';
      end $$`);
    this.addSql(`
      create trigger notice_kept before update of kind, school_key on notice for each row
      when ((old.kind, old.school_key) is distinct from (new.kind, new.school_key))
      execute function refuse_notice_move()`);
  }

  /**
   * The count of a notice is the sum of its rows (decision 25). A writer updates an unlocked row,
   * so that writers never wait for each other.
   */
  private noticeCounts(): void {
    this.addSql(`
      create table notice_count (
        notice_id integer not null references notice on delete cascade,
        slot integer not null,
        applications integer not null,
        comments integer not null,
        favourites integer not null,
        primary key (notice_id, slot)
      ) with (fillfactor = 70)`);
  }

  private countForNotice(): void {
    // The first row has the slot 0. If all rows are locked, the connection uses a row with its
    // process id. A deleted notice gets no row.
    this.addSql(`
      create function count_for_notice() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
        change record;
        free integer;
      begin
        for change in
          select
            notice_id,
            case tg_table_name when 'application' then sign * count(*) else 0 end as applications,
            case tg_table_name when 'comment' then sign * count(*) else 0 end as comments,
            case tg_table_name when 'favourite' then sign * count(*) else 0 end as favourites
          from changed
          group by notice_id
          order by notice_id
        loop
          select slot into free from notice_count
          where notice_id = change.notice_id
          order by slot limit 1
          for update skip locked;
          if found then
            update notice_count
            set applications = applications + change.applications,
              comments = comments + change.comments,
              favourites = favourites + change.favourites
            where notice_id = change.notice_id and slot = free;
          else
            insert into notice_count as count (notice_id, slot, applications, comments, favourites)
            select
              id,
              case
                when exists (select from notice_count where notice_id = id) then pg_backend_pid()
                else 0
              end,
              change.applications, change.comments, change.favourites
            from notice
            where id = change.notice_id
            on conflict (notice_id, slot) do update
            set applications = count.applications + excluded.applications,
              comments = count.comments + excluded.comments,
              favourites = count.favourites + excluded.favourites;
          end if;
        end loop;
        return null;
      end $$`);
    for (const table of ['application', 'comment', 'favourite']) {
      this.addSql(`
        create trigger ${table}_counted after insert on ${table} referencing new table as changed
        for each statement execute function count_for_notice()`);
      this.addSql(`
        create trigger ${table}_uncounted after delete on ${table} referencing old table as changed
        for each statement execute function count_for_notice()`);
    }
  }

  /** Hidden comments do not count. These triggers correct what `count_for_notice` has counted. */
  private countHiddenComments(): void {
    this.addSql(`
      create function count_hidden_comment() returns trigger language plpgsql as $$
      begin
        insert into notice_count as count (notice_id, slot, comments, favourites, applications)
        select id, 0, case tg_op when 'INSERT' then -1 else 1 end, 0, 0
        from notice
        where id = coalesce(new.notice_id, old.notice_id)
        on conflict (notice_id, slot) do update set comments = count.comments + excluded.comments;
        return null;
      end $$`);
    this.addSql(`
      create trigger comment_hidden_inserted after insert on comment for each row
      when (${isHidden('new')}) execute function count_hidden_comment()`);
    this.addSql(`
      create trigger comment_hidden_deleted after delete on comment for each row
      when (${isHidden('old')}) execute function count_hidden_comment()`);
    // Counts all changed comments of a statement at once, such as a comment and its replies.
    this.addSql(`
      create function count_changed_comments() returns trigger language plpgsql as $$
      begin
        insert into notice_count as count (notice_id, slot, comments, favourites, applications)
        select n.id, 0, sum(${isHidden('before')}::integer - ${isHidden('after')}::integer), 0, 0
        from comments_before before
        join comments_after after
          on after.id = before.id and ${isHidden('after')} <> ${isHidden('before')}
        join notice n on n.id = after.notice_id
        group by n.id
        order by n.id
        on conflict (notice_id, slot) do update set comments = count.comments + excluded.comments;
        return null;
      end $$`);
    this.addSql(`
      create trigger comment_hidden_changed after update on comment
      referencing old table as comments_before new table as comments_after
      for each statement execute function count_changed_comments()`);
  }
}
