import { Migration } from '@mikro-orm/migrations';

/** Time of the latest backup (operations/backup.md), in at most one row. */
export class Migration20261128130000_latest_backup extends Migration {
  override up(): void {
    this.addSql(`
      create table latest_backup (
        is_latest boolean primary key default true check (is_latest),
        created_at timestamptz not null
      )`);
  }
}
