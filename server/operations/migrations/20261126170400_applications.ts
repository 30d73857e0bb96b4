import { Migration } from '@mikro-orm/migrations';

/** Applications, the seats that they take, and the day by which owners decide on them. */
export class Migration20261126170400_applications extends Migration {
  override up(): void {
    this.applications();
    this.decisions();
    this.seats();
    this.headcounts();
    this.approvals();
  }

  private applications(): void {
    this.addSql(`
      create table application (
        id integer primary key default nextval('notice_application_id_seq'),
        notice_id integer not null references notice on delete cascade,
        applicant_id integer not null references member on delete cascade,
        role text check (role = any ('{FRONTEND, BACKEND, DESIGNER}')),
        text text not null check (char_length(text) <= 5000),
        status text not null default 'PENDING' check (
          status = any ('{PENDING, APPROVED, REJECTED, LEFT, REMOVED, WAITLISTED, EXPIRED}')
        ),
        created_at timestamptz not null default now(),
        decide_by date,
        decided_at timestamptz,
        waitlisted_at timestamptz,
        message text check (char_length(message) between 1 and 300),
        constraint application_once_unique unique (notice_id, applicant_id),
        constraint application_decided check ((status = 'PENDING') = (decided_at is null))
      )`);
    this.addSql('create index application_notice on application (notice_id, id)');
    this.addSql('create index application_applicant on application (applicant_id, id)');
    this.addSql(`
      create index application_due on application (decide_by, notice_id) where status = 'PENDING'`);
  }

  /**
   * The day is fixed when a member applies. A later change of the period does not move it
   * (docs/rules.md: Decisions).
   */
  private decisions(): void {
    this.addSql(`
      create table decision_reminder (
        notice_id integer not null references notice on delete cascade,
        kind text not null check (kind in ('DAY_BEFORE', 'LAST_DAY')),
        decide_by date not null,
        primary key (notice_id, kind, decide_by)
      )`);
    // Adds nine hours, because the day is that of Korea.
    this.addSql(`
      create function promise_decision() returns trigger language plpgsql as $$
      begin
        new.decide_by := (clock_now() at time zone interval '9 hours')::date
          + (select decide_within_days from notice where id = new.notice_id);
        return new;
      end $$`);
    this.addSql(`
      create trigger application_promise before insert on application for each row
      when (new.decide_by is null and new.status = 'PENDING')
      execute function promise_decision()`);
  }

  /**
   * Seats of a notice (docs/decisions/0025-seats-and-counts.md). The row without a role is the sum.
   * A project has one more row for each role. Its headcount is null if no role of the project has a
   * number, so that only the sum limits it.
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
  }

  private headcounts(): void {
    this.addSql(`
      create function headcounts_of(
        kind text, recruit_number integer, frontend integer, backend integer, designer integer
      ) returns table (role text, headcount integer) language sql immutable as $$
        select null, recruit_number
        union all
        select role, case when frontend + backend + designer > 0 then headcount end
        from (
          values ('FRONTEND', frontend), ('BACKEND', backend), ('DESIGNER', designer)
        ) roles (role, headcount)
        where kind = 'PROJECT'
      $$`);
    // One statement may insert notices and their applications. The order of their triggers is not
    // fixed, so the trigger of the notices counts as well.
    this.addSql(`
      create function add_seats() returns trigger language plpgsql as $$
      begin
        insert into seat (notice_id, role, headcount)
        select n.id, h.role, h.headcount
        from changed n
        cross join headcounts_of(
          n.kind, n.recruit_number, n.frontend_number, n.backend_number, n.designer_number
        ) h;
        update seat set approved = counted.approved
        from (
          select a.notice_id, coalesce(r.role, '') as role, count(*)::integer as approved
          from application a
          cross join lateral (select null union select a.role) r (role)
          where a.status = 'APPROVED' and a.notice_id in (select id from changed)
          group by 1, 2
        ) counted
        where seat.notice_id = counted.notice_id and coalesce(seat.role, '') = counted.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_seats_added after insert on notice referencing new table as changed
      for each statement execute function add_seats()`);
    this.addSql(`
      create function change_headcounts() returns trigger language plpgsql as $$
      begin
        update seat set headcount = h.headcount
        from headcounts_of(
          new.kind, new.recruit_number, new.frontend_number, new.backend_number, new.designer_number
        ) h
        where seat.notice_id = new.id and seat.role is not distinct from h.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_seats_changed
      after update of recruit_number, frontend_number, backend_number, designer_number on notice
      for each row
      when (
        (old.recruit_number, old.frontend_number, old.backend_number, old.designer_number)
        is distinct from
        (new.recruit_number, new.frontend_number, new.backend_number, new.designer_number)
      )
      execute function change_headcounts()`);
  }

  /**
   * Every transaction that adds or removes an approved application locks the notice first, so no
   * two of them update the same seat at once.
   */
  private approvals(): void {
    this.addSql(`
      create function count_approved() returns trigger language plpgsql as $$
      begin
        update seat set approved = counted.approved
        from (
          select a.notice_id, coalesce(r.role, '') as role, count(*)::integer as approved
          from application a
          cross join lateral (select null union select a.role) r (role)
          where a.status = 'APPROVED'
            and a.notice_id in (select notice_id from changed where status = 'APPROVED')
          group by 1, 2
        ) counted
        where seat.notice_id = counted.notice_id and coalesce(seat.role, '') = counted.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger application_approved_inserted
      after insert on application referencing new table as changed
      for each statement execute function count_approved()`);
    this.addSql(`
      create function discount_approved() returns trigger language plpgsql as $$
      begin
        update seat set approved = seat.approved - removed.approved
        from (
          select a.notice_id, coalesce(r.role, '') as role, count(*)::integer as approved
          from changed a
          cross join lateral (select null union select a.role) r (role)
          where a.status = 'APPROVED'
          group by 1, 2
        ) removed
        where seat.notice_id = removed.notice_id and coalesce(seat.role, '') = removed.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger application_approved_deleted
      after delete on application referencing old table as changed
      for each statement execute function discount_approved()`);
    this.addSql(`
      create function count_decision() returns trigger language plpgsql as $$
      declare
        amount constant integer :=
          (new.status = 'APPROVED')::integer - (old.status = 'APPROVED')::integer;
      begin
        update seat set approved = approved + amount
        where notice_id = new.notice_id and (role is null or role = new.role) and amount <> 0;
        return null;
      end $$`);
    this.addSql(`
      create trigger application_decided after update of status on application for each row
      when (old.status is distinct from new.status) execute function count_decision()`);
  }
}
