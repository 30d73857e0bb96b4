import { Migration } from '@mikro-orm/migrations';

const KINDS = [
  'APPLICATION_RECEIVED',
  'APPLICATION_CANCELLED',
  'APPLICATION_APPROVED',
  'APPLICATION_REJECTED',
  'NOTICE_CLOSED',
  'NOTICE_DELETED',
  'COMMENT_ADDED',
  'CONTENT_HIDDEN',
  'CONTENT_RESTORED',
  'MEMBER_SUSPENDED',
  'COMMENT_REPLIED',
];

/**
 * Replies to comments, and the notification of them (docs/decisions/0038-replies.md). That a reply is on the notice of the comment, and
 * that it replies to no reply, is stated by the one statement that inserts comments.
 */
export class Migration20261124110000_replies extends Migration {
  override up(): void {
    this.addSql('alter table comment add parent_id integer references comment on delete cascade');
    this.addSql('create index comment_parent on comment (parent_id, id)');
    this.addSql(`
      alter table notification
        drop constraint notification_kind_check,
        add constraint notification_kind_check check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')}))`);
  }
}
