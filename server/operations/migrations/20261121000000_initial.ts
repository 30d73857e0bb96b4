import { Migration } from '@mikro-orm/migrations';

/** The tables for rules.md. Checks and unique indexes repeat its bounds and states, because they hold under races as well. */
export class Migration20261121000000_initial extends Migration {
  override up(): void {
    this.members();
    this.notices();
    this.noticeBlocks();
    this.applications();
    this.comments();
    this.favourites();
    this.notifications();
    this.sessions();
  }

  private members(): void {
    this.addSql(`
      create table member (
        id serial primary key,
        login_id text not null check (char_length(login_id) between 4 and 30),
        password_hash text not null,
        nick_name text not null check (char_length(nick_name) between 1 and 30),
        university text not null check (char_length(university) between 1 and 60),
        school_key text not null check (school_key <> ''),
        email text not null check (char_length(email) <= 254),
        picture text,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create unique index member_login_id_unique on member (lower(login_id))');
    this.addSql('create unique index member_email_unique on member (lower(email))');
  }

  private notices(): void {
    // Notices and applications draw their ids from one sequence, so an id identifies at most one thing (rest.md).
    this.addSql('create sequence notice_application_id_seq as integer');
    this.addSql(`
      create table notice (
        id integer primary key default nextval('notice_application_id_seq'),
        kind text not null check (kind in ('PROJECT', 'STUDY')),
        owner_id integer not null references member on delete cascade,
        university text not null,
        school_key text not null,
        title text not null check (char_length(title) between 1 and 100),
        recruit_number integer not null check (recruit_number between 1 and 100),
        content text not null check (char_length(content) between 1 and 10000),
        recruiting boolean not null default true,
        created_at timestamptz not null default now(),
        field text check (char_length(field) <= 50),
        tech_stack text check (char_length(tech_stack) <= 200),
        frontend_number integer check (frontend_number between 0 and 100),
        backend_number integer check (backend_number between 0 and 100),
        designer_number integer check (designer_number between 0 and 100),
        constraint notice_project_columns check (
          (kind = 'PROJECT') = (field is not null and tech_stack is not null and frontend_number is not null
            and backend_number is not null and designer_number is not null)),
        constraint notice_role_sum check (frontend_number + backend_number + designer_number <= recruit_number)
      )`);
    this.addSql('create index notice_school on notice (school_key, id)');
    this.addSql('create index notice_school_kind on notice (school_key, kind, id)');
    this.addSql('create index notice_kind on notice (kind, id)');
    this.addSql('create index notice_school_recruiting on notice (school_key, id) where recruiting');
    this.addSql('create index notice_school_kind_recruiting on notice (school_key, kind, id) where recruiting');
    this.addSql('create index notice_kind_recruiting on notice (kind, id) where recruiting');
    this.addSql('create index notice_recruiting on notice (id) where recruiting');
    this.addSql('create index notice_owner on notice (owner_id, id)');
  }

  /**
   * The number of notices by school, kind and block of 1,024 ids, updated in the transaction that writes. It gives exact totals
   * and any page of a list without counting the table. The school '' stands for all schools.
   */
  private noticeBlocks(): void {
    this.addSql(`
      create table notice_block (
        school_key text not null,
        kind text not null,
        block integer not null,
        total integer not null,
        recruiting integer not null,
        primary key (school_key, kind, block)
      ) with (fillfactor = 70)`);
    // One statement updates the rows in one order, so concurrent writers wait for each other and cannot deadlock.
    this.addSql(`
      create function count_notices() returns trigger language plpgsql as $$
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
        return null;
      end $$`);
    this.addSql(`
      create function count_closed_notice() returns trigger language plpgsql as $$
      begin
        insert into notice_block as held (school_key, kind, block, total, recruiting)
        select scope.school_key, new.kind, new.id >> 10, 0, new.recruiting::integer - old.recruiting::integer
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, block) do update set recruiting = held.recruiting + excluded.recruiting;
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_inserted after insert on notice referencing new table as changed
      for each statement execute function count_notices()`);
    this.addSql(`
      create trigger notice_deleted after delete on notice referencing old table as changed
      for each statement execute function count_notices()`);
    this.addSql(`
      create trigger notice_closed after update of recruiting on notice for each row
      when (old.recruiting is distinct from new.recruiting) execute function count_closed_notice()`);
    // The counters would be wrong if a notice changed its id, kind or school.
    this.addSql(`
      create function refuse_notice_move() returns trigger language plpgsql as $$
      begin
        raise exception 'a notice keeps its id, kind and school' using errcode = 'check_violation';
      end $$`);
    this.addSql(`
      create trigger notice_kept before update of id, kind, school_key on notice for each row
      when ((old.id, old.kind, old.school_key) is distinct from (new.id, new.kind, new.school_key))
      execute function refuse_notice_move()`);
  }

  private applications(): void {
    this.addSql(`
      create table application (
        id integer primary key default nextval('notice_application_id_seq'),
        notice_id integer not null references notice on delete cascade,
        applicant_id integer not null references member on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        text text not null check (char_length(text) <= 5000),
        status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        constraint application_once_unique unique (notice_id, applicant_id),
        constraint application_decided check ((status = 'PENDING') = (decided_at is null))
      )`);
    this.addSql('create index application_notice on application (notice_id, id)');
    this.addSql('create index application_applicant on application (applicant_id, id)');
  }

  private comments(): void {
    this.addSql(`
      create table comment (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        author_id integer references member on delete set null,
        text text not null check (char_length(text) between 1 and 1000),
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index comment_notice on comment (notice_id, id)');
    this.addSql('create index comment_author on comment (author_id)');
  }

  private favourites(): void {
    this.addSql(`
      create table favourite (
        member_id integer not null references member on delete cascade,
        notice_id integer not null references notice on delete cascade,
        created_at timestamptz not null default now(),
        primary key (member_id, notice_id)
      )`);
    this.addSql('create index favourite_latest on favourite (member_id, created_at, notice_id)');
    this.addSql('create index favourite_notice on favourite (notice_id)');
  }

  private notifications(): void {
    this.addSql(`
      create table notification (
        id serial primary key,
        recipient_id integer not null references member on delete cascade,
        kind text not null check (kind in ('APPLICATION_RECEIVED', 'APPLICATION_CANCELLED', 'APPLICATION_APPROVED',
          'APPLICATION_REJECTED', 'NOTICE_CLOSED', 'NOTICE_DELETED', 'COMMENT_ADDED')),
        notice_id integer references notice on delete cascade,
        notice_title text not null,
        actor_id integer references member on delete set null,
        read_at timestamptz,
        created_at timestamptz not null default now(),
        constraint notification_notice check ((kind = 'NOTICE_DELETED') = (notice_id is null))
      )`);
    this.addSql('create index notification_recipient on notification (recipient_id, id)');
    this.addSql('create index notification_unread on notification (recipient_id, id) where read_at is null');
    this.addSql('create index notification_notice_id on notification (notice_id)');
    this.addSql('create index notification_actor on notification (actor_id)');
    this.addSql('create index notification_created on notification (created_at)');
  }

  /** connect-pg-simple's table, with an index to find all sessions of a member. */
  private sessions(): void {
    this.addSql(`
      create table session (
        sid varchar not null primary key,
        sess json not null,
        expire timestamp(6) not null
      )`);
    this.addSql('create index session_expire on session (expire)');
    this.addSql("create index session_member on session ((sess ->> 'memberId'))");
  }
}
