import { Migration } from '@mikro-orm/migrations';

/**
 * A notification that is repeated before it is read is counted instead of written again (rules.md: Notifications).
 *
 * The release before this one goes on inserting rows without `times`, which the unique index leaves out, and lists
 * notifications by their ids. The release after this one may drop its index notification_recipient.
 */
export class Migration20261122110000_repeated_notifications extends Migration {
  override up(): void {
    this.addSql(`
      alter table notification
        add column times integer constraint notification_times check (times > 0),
        add column position integer`);
    this.addSql('create index notification_position on notification (recipient_id, coalesce(position, id))');
    this.addSql(`
      create unique index notification_repeated_unique on notification (recipient_id, kind, notice_id, actor_id)
      where read_at is null and times is not null`);
  }
}
