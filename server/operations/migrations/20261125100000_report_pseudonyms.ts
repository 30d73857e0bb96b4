import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Pseudonyms of those who report, so that one person counts once in a case, also with a second
 * account (docs/decisions/0062-pseudonyms-of-people.md). Reports that are there have none: the
 * database does not have the key.
 */
export class Migration20261125100000_report_pseudonyms extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['report'] }));
    this.addSql(`
      alter table report
        add reporter_pseudonym text,
        add constraint report_pseudonym_verified check (reporter_pseudonym is null or verified),
        add constraint report_person_unique unique (case_id, reporter_pseudonym)`);
  }
}
