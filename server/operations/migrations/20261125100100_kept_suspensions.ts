import { Migration } from '@mikro-orm/migrations';

/** Suspensions that outlive a withdrawal (docs/decisions/0062-pseudonyms-of-people.md). */
export class Migration20261125100100_kept_suspensions extends Migration {
  override up(): void {
    this.addSql(`
      create table kept_suspension (
        pseudonym text primary key,
        ends_at timestamptz not null,
        entry_id integer not null
      )`);
    this.addSql('create index kept_suspension_entry on kept_suspension (entry_id)');
    this.addSql('create index kept_suspension_end on kept_suspension (ends_at)');
  }
}
