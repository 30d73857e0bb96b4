import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * What is repeated after its mail is mailed again, and a repetition puts off no mail (rules.md: Notifications). The release before this one
 * goes on counting repetitions without the new column.
 */
export class Migration20261125050000_repeated_mails extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification'] }));
    this.addSql('alter table notification add mail_since timestamptz');
  }
}
