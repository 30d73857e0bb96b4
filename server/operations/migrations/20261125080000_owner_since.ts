import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Since when the owner of a notice has been in its team, where somebody else posted it. Those who took a team over before this
 * migration count as members since it was posted, because nothing tells when they joined.
 */
export class Migration20261125080000_owner_since extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice'] }));
    // A column without a default changes the catalogue alone, so this takes no longer on a large table.
    this.addSql('alter table notice add owner_since timestamptz');
  }
}
