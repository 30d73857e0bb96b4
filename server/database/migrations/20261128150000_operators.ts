import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Operators, their queue and the log of roles (rules/operators.md). */
export class Migration20261128150000_operators extends Migration {
  override up(): void {
    const tables = ['member', 'moderation_case', 'moderation_entry'];
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables }));
    this.members();
    this.cases();
    this.entries();
    this.appointments();
  }

  /** The indexes are for the list of schools with their numbers. */
  private members(): void {
    this.addSql('alter table member add column operator boolean not null default false');
    this.addSql('create index member_school on member (school_key, university)');
    this.addSql('create index member_moderator on member (school_key, id) where moderator');
  }

  /** The trigger also works for the previous release, which does not write the column. */
  private cases(): void {
    this.addSql('alter table moderation_case add column opened_at timestamptz not null default now()');
    this.addSql('update moderation_case set opened_at = changed_at');
    this.addSql('create index moderation_case_opened on moderation_case (opened_at) where open');
    this.addSql(`
      create function store_opening() returns trigger language plpgsql as $$
      begin
        new.opened_at := now();
        return new;
      end $$`);
    this.addSql(`
      create trigger moderation_case_reopened before update of open on moderation_case for each row
      when (new.open and not old.open) execute function store_opening()`);
  }

  /** An entry without a moderator also restores content after a week without a ruling. */
  private entries(): void {
    this.addSql(`
      alter table moderation_entry
        drop constraint moderation_entry_by_reports,
        add constraint moderation_entry_by_reports check (
          num_nulls(moderator_id, reason) in (0, 2)
          and (moderator_id is not null or action <> 'SUSPEND')
        ) not valid`);
    this.addSql('create index moderation_entry_moderator on moderation_entry (moderator_id, case_id)');
  }

  private appointments(): void {
    this.addSql(`
      create table appointment (
        id serial primary key,
        member_id integer not null,
        role text not null check (role in ('MODERATOR', 'OPERATOR')),
        school_key text,
        appointed boolean not null,
        actor_id integer,
        created_at timestamptz not null default now(),
        constraint appointment_school check ((role = 'MODERATOR') = (school_key is not null))
      )`);
    this.addSql(`
      create trigger appointment_kept before update or delete or truncate on appointment
      for each statement execute function refuse_log_change()`);
  }
}
