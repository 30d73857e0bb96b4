import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes of lists contain all compared columns, so that a page skips rows within the index
 * (decision 6).
 */
const LISTED = 'include (owner_id) where not hidden';

/** Notices, their versions and deadlines. */
export class Migration20261126170200_notices extends Migration {
  override up(): void {
    this.clock();
    this.notices();
    this.indexes();
    this.versions();
    this.schedule();
    this.reminders();
  }

  /** Tests replace this function to move the clock of the service. */
  private clock(): void {
    this.addSql(`
      create function clock_now() returns timestamptz language sql stable parallel safe as $$
        select statement_timestamp()
      $$`);
  }

  private notices(): void {
    // Notices and applications share one sequence, so an id identifies at most one row
    // (rest.md).
    this.addSql('create sequence notice_application_id_seq as integer');
    // A scan of the newest notices is twice as fast if search vectors are stored in the rows.
    // Without `toast_tuple_target` PostgreSQL stores usual vectors outside of the rows.
    this.addSql(`
      create table notice (
        id integer primary key default nextval('notice_application_id_seq'),
        kind text not null check (kind in ('PROJECT', 'STUDY')),
        owner_id integer not null references member on delete cascade,
        owner_since timestamptz,
        university text not null,
        school_key text not null,
        title text not null check (char_length(title) between 1 and 100),
        recruit_number integer not null check (recruit_number between 1 and 100),
        content text not null check (char_length(content) between 1 and 10000),
        field text check (char_length(field) <= 50),
        tech_stack text check (char_length(tech_stack) <= 200),
        frontend_number integer check (frontend_number between 0 and 100),
        backend_number integer check (backend_number between 0 and 100),
        designer_number integer check (designer_number between 0 and 100),
        verified_only boolean not null default false,
        deadline date,
        decide_within_days integer not null default 5 check (decide_within_days between 1 and 14),
        recruiting boolean not null default true,
        close_reason text check (close_reason in ('OWNER', 'DEADLINE', 'UNANSWERED')),
        closed_at timestamptz,
        confirmed_at timestamptz not null default clock_now(),
        team_state text not null default 'ACTIVE'
          check (team_state = any ('{ACTIVE, DONE, DISBANDED}')),
        hidden boolean not null default false,
        created_at timestamptz not null default now(),
        version integer not null default 1,
        search tsvector not null,
        constraint notice_project_columns check (
          (kind = 'PROJECT') = (
            field is not null and tech_stack is not null and frontend_number is not null
            and backend_number is not null and designer_number is not null
          )
        ),
        constraint notice_role_sum check (
          frontend_number + backend_number + designer_number <= recruit_number
        ),
        constraint notice_team_over check (not recruiting or team_state = 'ACTIVE')
      ) with (toast_tuple_target = 8160)`);
  }

  private indexes(): void {
    for (const index of [
      `notice_school on notice (school_key, id) ${LISTED}`,
      `notice_school_kind on notice (school_key, kind, id) ${LISTED}`,
      `notice_kind on notice (kind, id) ${LISTED}`,
      `notice_school_recruiting on notice (school_key, id) ${LISTED} and recruiting`,
      `notice_school_kind_recruiting on notice (school_key, kind, id) ${LISTED} and recruiting`,
      `notice_kind_recruiting on notice (kind, id) ${LISTED} and recruiting`,
      `notice_recruiting on notice (id) ${LISTED} and recruiting`,
      'notice_owner on notice (owner_id, id)',
      'notice_hidden on notice (id) where hidden',
      'notice_deadline on notice (deadline, id desc) include (kind) where recruiting',
      'notice_school_deadline on notice (school_key, deadline, id desc) include (kind) where recruiting',
      'notice_confirmed on notice (confirmed_at, id) where recruiting and deadline is null',
    ])
      this.addSql(`create index ${index}`);
  }

  /** The trigger compares all columns of the content (rules/versions.md). */
  private versions(): void {
    this.addSql(`
      create trigger notice_version before update on notice for each row
      when (
        (
          old.title, old.recruit_number, old.content, old.field, old.tech_stack,
          old.frontend_number, old.backend_number, old.designer_number, old.verified_only,
          old.deadline, old.decide_within_days
        ) is distinct from (
          new.title, new.recruit_number, new.content, new.field, new.tech_stack,
          new.frontend_number, new.backend_number, new.designer_number, new.verified_only,
          new.deadline, new.decide_within_days
        )
      )
      execute function count_version()`);
  }

  /**
   * `closed_at` is the time of closing. `confirmed_at` is the time of the owner's last confirmation
   * that the notice still recruits (rules/deadlines.md).
   */
  private schedule(): void {
    this.addSql(`
      create function follow_notice_schedule() returns trigger language plpgsql as $$
      begin
        if new.recruiting then
          new.closed_at := null;
          new.close_reason := null;
          if not old.recruiting or new.deadline is distinct from old.deadline then
            new.confirmed_at := clock_now();
          end if;
        elsif old.recruiting then
          new.closed_at := clock_now();
          new.close_reason := coalesce(new.close_reason, 'OWNER');
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger notice_schedule before update of recruiting, deadline on notice
      for each row execute function follow_notice_schedule()`);
  }

  /** Sent reminders. */
  private reminders(): void {
    this.addSql(`
      create table notice_reminder (
        notice_id integer not null references notice on delete cascade,
        kind text not null check (
          kind in ('OWNER_3_DAYS', 'OWNER_LAST_DAY', 'FAVOURITES_1_DAY', 'STILL_RECRUITING')
        ),
        due_at timestamptz not null,
        sent_at timestamptz not null default clock_now(),
        primary key (notice_id, kind, due_at)
      )`);
  }
}
