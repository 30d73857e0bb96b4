import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Pseudonyms of those whose content is reported, so that a suspension concerns the person as of the
 * report (docs/decisions/0062-pseudonyms-of-people.md). Cases that are there have none: the
 * database does not have the key.
 */
export class Migration20261125101000_author_pseudonyms extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['moderation_case'] }));
    this.addSql('alter table moderation_case add author_pseudonym text');
  }
}
