import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

const NUMBERS = ['frontend_number', 'backend_number', 'designer_number'] as const;

/**
 * A trigger writes what search looks in, instead of a generated column, because the values of a generated column can be replaced
 * only while nobody reads the table, and cannot be written in bulk.
 */
export class Migration20261122140000_search_trigger extends Migration {
  override up(): void {
    // What follows changes the catalogue alone, so it takes no longer on a large table.
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice'] }));
    this.addSql('alter table notice alter column search drop expression');
    // A walk through the newest notices reads vectors in rows twice as fast as apart from them, where PostgreSQL puts those of
    // usual notices by default.
    this.addSql('alter table notice set (toast_tuple_target = 8160)');
    const wants = NUMBERS.map((number) => {
      const role = number.replace('_number', '').toUpperCase();
      return `case when n.${number} > 0 or n.${NUMBERS.join(' + n.')} = 0 then '${role}' end`;
    });
    // The superblock of a notice (docs/decisions/0006-block-counters.md) limits a search to the newest notices.
    this.addSql(`
      create function search_superblock(superblock integer) returns text language sql immutable parallel safe as $$
        select chr(1) || superblock
      $$`);
    this.addSql(`
      create function search_scopes_of(n notice) returns text[] language sql immutable parallel safe as $$
        select array[n.school_key, n.kind, search_superblock(n.id >> 15), case when n.recruiting then 'RECRUITING' end,
          ${wants.join(', ')}]
      $$`);
    this.addSql(`
      create function search_document_of(n notice) returns tsvector language sql immutable parallel safe as $$
        select search_document(search_scopes_of(n), n.title,
          coalesce(n.field, '') || ' ' || coalesce(n.tech_stack, '') || ' ' || n.content)
      $$`);
    this.addSql(`
      create function write_search_document() returns trigger language plpgsql as $$
      begin
        new.search := search_document_of(new);
        return new;
      end $$`);
    const columns = ['title', 'content', 'field', 'tech_stack', 'recruiting', ...NUMBERS];
    this.addSql(`
      create trigger notice_search_inserted before insert on notice for each row execute function write_search_document()`);
    const row = (name: string): string => `(${columns.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql(`
      create trigger notice_search_updated before update of ${columns.join(', ')} on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function write_search_document()`);
  }
}
