import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Versions of notices and members (docs/rules.md: Versions). Triggers count them, because the release before this one, which
 * does not know the column, goes on writing beside the new one: its edits count as well.
 */
export class Migration20261122100000_versions extends Migration {
  override up(): void {
    this.lockTables();
    // A constant default changes the catalogue alone, so this takes no longer on a large table.
    this.addSql('alter table notice add column version integer not null default 1');
    this.addSql('alter table member add column version integer not null default 1');
    this.addSql(`
      create function count_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    this.countChangesOf('notice', [
      'title',
      'recruit_number',
      'content',
      'field',
      'tech_stack',
      'frontend_number',
      'backend_number',
      'designer_number',
    ]);
    this.countChangesOf('member', ['nick_name', 'university', 'email', 'picture']);
  }

  /** Locks both tables against all requests, which read and write them in either order. */
  private lockTables(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['member', 'notice'] }));
  }

  private countChangesOf(table: string, columns: readonly string[]): void {
    const row = (name: string): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql(`
      create trigger ${table}_version before update on ${table} for each row
      when (${row('old')} is distinct from ${row('new')}) execute function count_version()`);
  }
}
