import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Mails about notifications, and what each member wants to be notified of and how (rules.md: Notifications). The release before this
 * one goes on inserting notifications without the new column, and their mails are due as well; nobody is mailed about older ones.
 */
export class Migration20261125020000_notification_mails extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'access exclusive', tables: ['notification'] },
        { mode: 'share row exclusive', tables: ['member'] },
      ),
    );
    this.addSql(`
      create table notification_setting (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        kind text not null check (char_length(kind) between 1 and 40),
        channel text not null constraint notification_setting_channel_check check (channel in ('BELL', 'MAIL')),
        enabled boolean not null,
        constraint notification_setting_unique unique (member_id, kind, channel)
      )`);
    // A constant default changes the catalogue alone, so this takes no longer on a large table.
    this.addSql('alter table notification add mail_due boolean not null default false');
    this.addSql('alter table notification alter mail_due set default true');
    this.addSql('create index notification_mail_due on notification (recipient_id, kind) where mail_due');
  }
}
