import { Migration } from '@mikro-orm/migrations';

/** When a member moved to another school, which is possible once a week (rules.md: Who sees and does what). */
export class Migration20261122113000_school_changes extends Migration {
  override up(): void {
    this.addSql('alter table member add column school_changed_at timestamptz');
  }
}
