import { Migration } from '@mikro-orm/migrations';

/** Applications and the last day for decisions. */
export class Migration20261126170400_applications extends Migration {
  override up(): void {
    this.applications();
    this.decisions();
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
          status = any ('{PENDING, APPROVED, REJECTED, WAITLISTED, EXPIRED}')
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
    // Each notice shows the owner's usual time to decide, which needs no pending applications.
    this.addSql('create index application_decided on application (notice_id) where decided_at is not null');
    this.addSql(`
      create index application_due on application (decide_by, notice_id) where status = 'PENDING'`);
  }

  /**
   * The day is fixed when a member applies. A later change of the period does not move it
   * (rules/decisions.md).
   */
  private decisions(): void {
    this.addSql(`
      create table decision_reminder (
        notice_id integer not null references notice on delete cascade,
        kind text not null check (kind in ('DAY_BEFORE', 'LAST_DAY')),
        decide_by date not null,
        primary key (notice_id, kind, decide_by)
      )`);
    // Adds nine hours for the time zone of Korea.
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
}
