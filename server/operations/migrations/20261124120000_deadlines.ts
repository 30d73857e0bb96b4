import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

const NOTIFICATION_KINDS = ['NOTICE_EXPIRED', 'NOTICE_REOPENED', 'DEADLINE_NEAR', 'STILL_RECRUITING'];

/** The columns that a notice's version counts changes of. */
const CONTENT = [
  'title',
  'recruit_number',
  'content',
  'field',
  'tech_stack',
  'frontend_number',
  'backend_number',
  'designer_number',
  'verified_only',
  'deadline',
];

/**
 * Deadlines of notices (docs/rules.md: Deadlines). The release before this one goes on closing notices without the new columns, so a
 * trigger writes the times that follow from a change.
 */
export class Migration20261124120000_deadlines extends Migration {
  override up(): void {
    // Tests replace this function to move the service's clock.
    this.lockTables();
    this.addSql(`
      create function clock_now() returns timestamptz language sql stable parallel safe as $$
        select statement_timestamp()
      $$`);
    // Constant and stable defaults change the catalogue alone, so this takes no longer on a large table.
    this.addSql(`
      alter table notice
        add deadline date,
        add close_reason text constraint notice_close_reason_check check (close_reason in ('OWNER', 'DEADLINE', 'UNANSWERED')),
        add closed_at timestamptz,
        add confirmed_at timestamptz not null default clock_now()`);
    this.followSchedule();
    this.countDeadlineAsContent();
    this.indexes();
    this.reminders();
    this.notifications();
  }

  /** Locks both tables against all requests, which read and write them in either order. */
  private lockTables(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification', 'notice'] }));
  }

  /** `closed_at` says when the notice was closed, `confirmed_at` when its owner last said that it recruits. */
  private followSchedule(): void {
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
      create trigger notice_schedule before update of recruiting, deadline on notice for each row
      execute function follow_notice_schedule()`);
  }

  /** Replaces the trigger that counts versions (20261122100000_versions) by one that knows the new column. */
  private countDeadlineAsContent(): void {
    const row = (name: string): string => `(${CONTENT.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql('drop trigger notice_version on notice');
    this.addSql(`
      create trigger notice_version before update on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function count_version()`);
  }

  private indexes(): void {
    this.addSql('create index notice_deadline on notice (deadline, id desc) include (kind) where recruiting');
    this.addSql(
      'create index notice_school_deadline on notice (school_key, deadline, id desc) include (kind) where recruiting',
    );
    this.addSql('create index notice_confirmed on notice (confirmed_at, id) where recruiting and deadline is null');
  }

  private reminders(): void {
    this.addSql(`
      create table notice_reminder (
        notice_id integer not null references notice on delete cascade,
        kind text not null check (kind in ('OWNER_3_DAYS', 'OWNER_LAST_DAY', 'FAVOURITES_1_DAY', 'STILL_RECRUITING')),
        due_at timestamptz not null,
        sent_at timestamptz not null default clock_now(),
        primary key (notice_id, kind, due_at)
      )`);
  }

  private notifications(): void {
    this.addSql(`
      alter table notification
        add deadline date,
        add pending_count integer constraint notification_pending_count_check check (pending_count >= 0)`);
    // The new kinds are added to those that the table knows, whichever these are.
    this.addSql(addToCheck('notification', 'kind', NOTIFICATION_KINDS));
  }
}
