import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

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
  'decide_within_days',
];

const STATUSES = ['WAITLISTED', 'EXPIRED'];

const NOTIFICATION_KINDS = ['APPLICATION_WAITLISTED', 'APPLICATION_EXPIRED', 'DECISION_DUE'];

/** The day in Korea, as in platform/seoul.ts. */
const TODAY = `(clock_now() at time zone interval '9 hours')::date`;

/** Until when owners decide, waiting lists, and what owners write with a decision (docs/rules.md: Decisions). */
export class Migration20261125030000_decisions extends Migration {
  override up(): void {
    this.lockTables();
    // Constant and stable defaults change the catalogue alone, so this takes no longer on large tables.
    this.addSql(`
      alter table notice
        add decide_within_days integer not null default 5
          constraint notice_decide_within_days_check check (decide_within_days between 1 and 14)`);
    this.addSql(`
      alter table application
        add decide_by date default ${TODAY} + 5,
        add waitlisted_at timestamptz,
        add message text constraint application_message_check check (char_length(message) between 1 and 300)`);
    this.addSql('alter table application alter decide_by drop default');
    this.addSql(addToCheck('application', 'status', STATUSES));
    this.addSql(addToCheck('notification', 'kind', NOTIFICATION_KINDS));
    this.promiseDecision();
    this.countPeriodAsContent();
    this.addSql(`create index application_due on application (decide_by, notice_id) where status = 'PENDING'`);
    this.reminders();
  }

  /** Locks the tables against all requests, which read and write them in any order. */
  private lockTables(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification', 'application', 'notice'] }));
  }

  /** The day is fixed when a member applies: another period changes nothing for those who have applied. The release before does not write it. */
  private promiseDecision(): void {
    this.addSql(`
      create function promise_decision() returns trigger language plpgsql as $$
      begin
        new.decide_by := ${TODAY} + (select decide_within_days from notice where id = new.notice_id);
        return new;
      end $$`);
    this.addSql(`
      create trigger application_promise before insert on application for each row
      when (new.decide_by is null and new.status = 'PENDING')
      execute function promise_decision()`);
  }

  /** Replaces the trigger that counts versions (20261124120000_deadlines) by one that knows the new column. */
  private countPeriodAsContent(): void {
    const row = (name: string): string => `(${CONTENT.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql('drop trigger notice_version on notice');
    this.addSql(`
      create trigger notice_version before update on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function count_version()`);
  }

  private reminders(): void {
    this.addSql(`
      create table decision_reminder (
        notice_id integer not null references notice on delete cascade,
        kind text not null check (kind in ('DAY_BEFORE', 'LAST_DAY')),
        decide_by date not null,
        primary key (notice_id, kind, decide_by)
      )`);
  }
}
