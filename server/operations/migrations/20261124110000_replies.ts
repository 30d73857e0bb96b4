import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

/**
 * Replies to comments, and the notification of them (docs/decisions/0038-replies.md). That a reply is on the notice of the comment, and
 * that it replies to no reply, is stated by the one statement that inserts comments.
 */
export class Migration20261124110000_replies extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification', 'comment'] }));
    this.addSql('alter table comment add parent_id integer references comment on delete cascade');
    this.addSql('create index comment_parent on comment (parent_id, id)');
    this.addSql(addToCheck('notification', 'kind', ['COMMENT_REPLIED']));
  }
}
