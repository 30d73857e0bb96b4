import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

const COUNTED = { application: 'applications', comment: 'comments', favourite: 'favourites' } as const;

/**
 * Seats of notices, and counts of what refers to a notice (docs/decisions/0025-seats-and-counts.md). Triggers maintain both in the
 * transaction that writes, because the release before this one, which knows neither table, goes on writing beside the new one.
 */
export class Migration20261122120000_seats extends Migration {
  override up(): void {
    this.lockTables();
    this.seats();
    this.maintainHeadcounts();
    this.maintainApproved();
    this.noticeCounts();
    this.addSql('analyze seat, notice_count');
  }

  /** Locks the four tables against writes, so that nothing is written between the counting and the triggers. Reads go on. */
  private lockTables(): void {
    const tables = ['notice', 'application', 'comment', 'favourite'];
    this.addSql(lockInAttempts({ mode: 'share row exclusive', tables }));
  }

  /**
   * The row without a role stands for all seats of the notice. A project has one more row for each role; its headcount is null
   * when no role of the project has one, so that only the row of all seats limits it (docs/rules.md: States).
   */
  private seats(): void {
    this.addSql(`
      create table seat (
        notice_id integer not null references notice on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        headcount integer check (headcount between 0 and 100),
        approved integer not null default 0 check (approved >= 0),
        constraint seat_role_unique unique nulls not distinct (notice_id, role),
        constraint seat_limit check (role is not null or headcount > 0),
        constraint seat_free check (approved <= headcount)
      )`);
    this.addSql(`
      create function headcounts_of(kind text, recruit_number integer, frontend integer, backend integer, designer integer)
      returns table (role text, headcount integer) language sql immutable as $$
        select null, recruit_number
        union all
        select role, case when frontend + backend + designer > 0 then headcount end
        from (values ('FRONTEND', frontend), ('BACKEND', backend), ('DESIGNER', designer)) roles (role, headcount)
        where kind = 'PROJECT'
      $$`);
    this.addSql(addSeats('notice'));
    this.addSql(countApproved('select id from notice'));
  }

  private maintainHeadcounts(): void {
    this.addSql(`
      create function add_seats() returns trigger language plpgsql as $$
      begin
        ${addSeats('changed')};
        -- One statement may insert notices and their applications, whose triggers then fire in any order.
        ${countApproved('select id from changed')};
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_seats_added after insert on notice referencing new table as changed
      for each statement execute function add_seats()`);
    this.addSql(`
      create function change_headcounts() returns trigger language plpgsql as $$
      begin
        update seat set headcount = h.headcount
        from headcounts_of(new.kind, new.recruit_number, new.frontend_number, new.backend_number, new.designer_number) h
        where seat.notice_id = new.id and seat.role is not distinct from h.role;
        return null;
      end $$`);
    const numbers = ['recruit_number', 'frontend_number', 'backend_number', 'designer_number'];
    const row = (name: string): string => `(${numbers.map((number) => `${name}.${number}`).join(', ')})`;
    this.addSql(`
      create trigger notice_seats_changed after update of ${numbers.join(', ')} on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function change_headcounts()`);
  }

  /** Everybody who approves or removes an approved application has locked its notice, so writers of one seat never meet. */
  private maintainApproved(): void {
    this.addSql(`
      create function count_approved() returns trigger language plpgsql as $$
      begin
        ${countApproved("select notice_id from changed where status = 'APPROVED'")};
        return null;
      end $$`);
    this.addSql(`
      create trigger application_approved_inserted after insert on application referencing new table as changed
      for each statement execute function count_approved()`);
    this.addSql(`
      create function discount_approved() returns trigger language plpgsql as $$
      begin
        update seat set approved = seat.approved - removed.approved
        from (${approvedIn('changed', 'true')}) removed
        where ${isItsSeat('removed')};
        return null;
      end $$`);
    this.addSql(`
      create trigger application_approved_deleted after delete on application referencing old table as changed
      for each statement execute function discount_approved()`);
    this.addSql(`
      create function count_decision() returns trigger language plpgsql as $$
      declare
        amount constant integer := (new.status = 'APPROVED')::integer - (old.status = 'APPROVED')::integer;
      begin
        update seat set approved = approved + amount
        where notice_id = new.notice_id and (role is null or role = new.role) and amount <> 0;
        return null;
      end $$`);
    this.addSql(`
      create trigger application_decided after update of status on application for each row
      when (old.status is distinct from new.status) execute function count_decision()`);
  }

  /** A notice's count is the sum of its rows. A writer takes a row that nobody has locked, so writers never wait for each other. */
  private noticeCounts(): void {
    const columns = Object.values(COUNTED);
    this.addSql(`
      create table notice_count (
        notice_id integer not null references notice on delete cascade,
        slot integer not null,
        ${columns.map((column) => `${column} integer not null`).join(',\n        ')},
        primary key (notice_id, slot)
      ) with (fillfactor = 70)`);
    this.addSql(`
      insert into notice_count (notice_id, slot, ${columns.join(', ')})
      select notice_id, 0, ${columns.map((column) => `sum(${column})`).join(', ')}
      from (${Object.keys(COUNTED).map(countsOf).join(' union all ')}) counts group by notice_id`);
    this.addSql(`
      create function count_for_notice() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
        change record;
        free integer;
      begin
        for change in
          select notice_id, ${columnsOf('tg_table_name', 'sign * count(*)')} from changed group by notice_id order by notice_id
        loop
          select slot into free from notice_count
          where notice_id = change.notice_id order by slot limit 1 for update skip locked;
          if found then
            update notice_count set ${columns.map((column) => `${column} = ${column} + change.${column}`).join(', ')}
            where notice_id = change.notice_id and slot = free;
          else
            -- The first row is the same on every database. While it is locked, each connection has one of its own. A notice that
            -- is being deleted, with what refers to it, gets none.
            insert into notice_count as count (notice_id, slot, ${columns.join(', ')})
            select id, case when exists (select from notice_count where notice_id = id) then pg_backend_pid() else 0 end,
              ${columns.map((column) => `change.${column}`).join(', ')}
            from notice where id = change.notice_id
            on conflict (notice_id, slot) do update
            set ${columns.map((column) => `${column} = count.${column} + excluded.${column}`).join(', ')};
          end if;
        end loop;
        return null;
      end $$`);
    for (const table of Object.keys(COUNTED)) {
      this.addSql(`
        create trigger ${table}_counted after insert on ${table} referencing new table as changed
        for each statement execute function count_for_notice()`);
      this.addSql(`
        create trigger ${table}_uncounted after delete on ${table} referencing old table as changed
        for each statement execute function count_for_notice()`);
    }
  }
}

/** Inserts the seats of the notices in a table, none of which is taken yet. */
function addSeats(table: string): string {
  return `insert into seat (notice_id, role, headcount)
        select n.id, h.role, h.headcount
        from ${table} n
        cross join headcounts_of(n.kind, n.recruit_number, n.frontend_number, n.backend_number, n.designer_number) h`;
}

/** The approved applications in a table by notice and role; the role '' stands for all of them. */
function approvedIn(table: string, condition: string): string {
  return `select a.notice_id, coalesce(r.role, '') as role, count(*)::integer as approved
        from ${table} a cross join lateral (select null union select a.role) r (role)
        where a.status = 'APPROVED' and ${condition} group by 1, 2`;
}

/** Joins a seat to a row of `approvedIn`. */
const isItsSeat = (counted: string): string =>
  `seat.notice_id = ${counted}.notice_id and coalesce(seat.role, '') = ${counted}.role`;

/** Counts the approved applications of the notices whose ids the query returns. Seats without one are left as they are. */
function countApproved(ids: string): string {
  return `update seat set approved = counted.approved
        from (${approvedIn('application', `a.notice_id in (${ids})`)}) counted
        where ${isItsSeat('counted')}`;
}

/** One amount in the column of the table that `table`, an expression, names, and 0 in the others. */
function columnsOf(table: string, amount: string): string {
  const cases = Object.entries(COUNTED).map(
    ([name, column]) => `case ${table} when '${name}' then ${amount} else 0 end as ${column}`,
  );
  return cases.join(', ');
}

function countsOf(table: string): string {
  return `select notice_id, ${columnsOf(`'${table}'`, 'count(*)')} from ${table} group by notice_id`;
}
