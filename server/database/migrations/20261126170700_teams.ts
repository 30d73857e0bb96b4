import { Migration } from '@mikro-orm/migrations';

/** Selects the number of taken seats by notice and role. The role '' stands for all roles. */
const seatsTakenBy = (members: string): string => `
          select tm.notice_id, coalesce(r.role, '') as role, count(*)::integer as taken
          from ${members} tm
          cross join lateral (select null union select tm.role) r (role)`;

/**
 * Seats, teams with members, boards and invitations, and teams on profiles (rules/teams.md).
 */
export class Migration20261126170700_teams extends Migration {
  override up(): void {
    this.seats();
    this.headcounts();
    this.members();
    this.takenSeats();
    this.boards();
    this.departures();
    this.invitations();
    this.profiles();
  }

  /**
   * Seats of a notice (decision 25). The row without a role is the sum. A project has one more row
   * for each role. Its headcount is null in a project without headcounts by role. Only the sum
   * limits such a project.
   */
  private seats(): void {
    this.addSql(`
      create table seat (
        notice_id integer not null references notice on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        headcount integer check (headcount between 0 and 100),
        taken integer not null default 0 check (taken >= 0),
        constraint seat_role_unique unique nulls not distinct (notice_id, role),
        constraint seat_limit check (role is not null or headcount > 0),
        constraint seat_free check (taken <= headcount)
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
    // One statement may insert notices and teammates. The order of their triggers is not fixed, so
    // this trigger counts taken seats as well.
    this.addSql(`
      create function add_seats() returns trigger language plpgsql as $$
      begin
        insert into seat (notice_id, role, headcount)
        select n.id, h.role, h.headcount
        from changed n
        cross join headcounts_of(
          n.kind, n.recruit_number, n.frontend_number, n.backend_number, n.designer_number
        ) h;
        update seat set taken = counted.taken
        from (${seatsTakenBy('team_member')}
          where tm.notice_id in (select id from changed)
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

  /** Teammates of a notice, without the owner. Each row takes a seat. */
  private members(): void {
    this.addSql(`
      create table team_member (
        notice_id integer not null references notice on delete cascade,
        member_id integer not null references member on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        since timestamptz not null default now(),
        asked_at timestamptz,
        primary key (notice_id, member_id)
      )`);
    this.addSql('create index team_member_member on team_member (member_id, notice_id)');
  }

  /**
   * Transactions that add or remove teammates lock the notice first. So they never update a seat at
   * the same time. An update of a teammate keeps the role, so it needs no trigger.
   */
  private takenSeats(): void {
    this.addSql(`
      create function take_seats() returns trigger language plpgsql as $$
      begin
        update seat set taken = counted.taken
        from (${seatsTakenBy('team_member')}
          where tm.notice_id in (select notice_id from changed)
          group by 1, 2
        ) counted
        where seat.notice_id = counted.notice_id and coalesce(seat.role, '') = counted.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger team_member_added
      after insert on team_member referencing new table as changed
      for each statement execute function take_seats()`);
    this.addSql(`
      create function free_seats() returns trigger language plpgsql as $$
      begin
        update seat set taken = seat.taken - freed.taken
        from (${seatsTakenBy('changed')}
          group by 1, 2
        ) freed
        where seat.notice_id = freed.notice_id and coalesce(seat.role, '') = freed.role;
        return null;
      end $$`);
    this.addSql(`
      create trigger team_member_removed
      after delete on team_member referencing old table as changed
      for each statement execute function free_seats()`);
  }

  private boards(): void {
    this.addSql(`
      create table team_post (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        author_id integer references member on delete set null,
        text text not null check (char_length(text) between 1 and 1000),
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index team_post_notice on team_post (notice_id, id)');
    this.addSql('create index team_post_author on team_post (author_id)');
    this.addSql(`
      create table team (
        notice_id integer primary key references notice on delete cascade,
        link text check (char_length(link) <= 300 and link like 'https://%'),
        pinned_post_id integer references team_post on delete set null
      )`);
    this.addSql('create index team_pinned_post on team (pinned_post_id)');
  }

  /** The last end of a membership. Present teammates have no row. */
  private departures(): void {
    this.addSql(`
      create table departure (
        notice_id integer not null references notice on delete cascade,
        member_id integer not null references member on delete cascade,
        kind text not null check (kind in ('LEFT', 'REMOVED')),
        reason text check (char_length(reason) between 1 and 300),
        created_at timestamptz not null default statement_timestamp(),
        primary key (notice_id, member_id)
      )`);
    this.addSql('create index departure_member on departure (member_id, notice_id)');
  }

  /** A removed member cannot use an invitation that was created before the removal. */
  private invitations(): void {
    this.addSql(`
      create table team_invitation (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        token_hash text not null constraint team_invitation_token_unique unique,
        created_at timestamptz not null default statement_timestamp(),
        expires_at timestamptz not null
      )`);
    this.addSql('create index team_invitation_notice on team_invitation (notice_id)');
    this.addSql('create index team_invitation_expires on team_invitation (expires_at)');
  }

  private profiles(): void {
    this.addSql(`
      create table profile_team (
        member_id integer not null references member on delete cascade,
        notice_id integer not null references notice on delete cascade,
        created_at timestamptz not null default now(),
        primary key (member_id, notice_id)
      )`);
    this.addSql('create index profile_team_notice on profile_team (notice_id)');
    // DONE is a final state, so the trigger only checks it here.
    this.addSql(`
      create function refuse_unfinished_team() returns trigger language plpgsql as $$
      begin
        if not exists (select from notice where id = new.notice_id and team_state = 'DONE') then
          raise exception 'only a team that is done is on a profile' using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger profile_team_done before insert or update on profile_team
      for each row execute function refuse_unfinished_team()`);
  }
}
