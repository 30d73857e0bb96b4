import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Alerts, and notifications of new notices (rules/alerts.md). */
export class Migration20261128100100_alerts extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['member'] },
        { mode: 'access exclusive', tables: ['notification'] },
      ),
    );
    this.alerts();
    this.notifications();
  }

  private alerts(): void {
    this.addSql(`
      create table alert (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        params text not null check (char_length(params) <= 300),
        name text not null check (name <> ''),
        last_notice_id integer not null check (last_notice_id >= 0),
        paused text check (paused in ('UNOPENED', 'MOVED')),
        opened_at timestamptz not null default clock_now(),
        checked_on date not null default ((clock_now() at time zone interval '9 hours')::date),
        constraint alert_params_unique unique (member_id, params)
      )`);
    this.addSql('create index alert_due on alert (checked_on, member_id) where paused is null');
  }

  /** A notification of new notices has no single notice. */
  private notifications(): void {
    this.addSql(`alter table notification add news jsonb check (jsonb_typeof(news) = 'array')`);
    this.addSql(`
      alter table notification
        drop constraint notification_notice,
        add constraint notification_notice check (
          case
            when kind in ('CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED') then true
            else (kind in ('NOTICE_DELETED', 'NEW_NOTICES')) = (notice_id is null)
          end
        ) not valid`);
  }
}
