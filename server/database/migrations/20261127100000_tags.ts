import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Columns after whose change the search document is written again. */
const SEARCHED = [
  'title',
  'content',
  'field',
  'tech_stack',
  'tags',
  'recruiting',
  'hidden',
  'frontend_number',
  'backend_number',
  'designer_number',
];

const rowOf = (version: 'old' | 'new'): string => SEARCHED.map((column) => `${version}.${column}`).join(', ');

/**
 * Tags of notices (rules/tags.md), as lexemes of the search document too. The texts that they
 * are read from stay in `tech_stack`: the tech stack of a project, or the topics of a study.
 */
export class Migration20261127100000_tags extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice'] }));
    this.addSql(`alter table notice add column tags text[] not null default '{}'`);
    // Present rows have the default, so that the check need not read them.
    this.addSql(`
      alter table notice add constraint notice_tags check (
        cardinality(tags) <= 10 and array_position(tags, null) is null
      ) not valid`);
    this.searchDocument();
  }

  private searchDocument(): void {
    // No school, kind or role starts with the control character before the tag.
    this.addSql(`
      create function search_tag_scopes(tags text[]) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(chr(1) || tag), '{}') from unnest(tags) tag
      $$`);
    const wants = ['frontend', 'backend', 'designer'].map(
      (role) =>
        `case when n.${role}_number > 0 or n.frontend_number + n.backend_number + n.designer_number = 0
            then '${role.toUpperCase()}' end`,
    );
    this.addSql(`
      create or replace function search_scopes_of(n notice) returns text[]
      language sql immutable parallel safe as $$
        select array[
          n.school_key,
          n.kind,
          case when n.recruiting then 'RECRUITING' end,
          ${wants.join(',\n          ')}
        ] || search_tag_scopes(n.tags)
      $$`);
    this.addSql('drop trigger notice_search_updated on notice');
    this.addSql(`
      create trigger notice_search_updated
      before update of ${SEARCHED.join(', ')} on notice for each row
      when ((${rowOf('old')}) is distinct from (${rowOf('new')}))
      execute function write_search_document()`);
  }
}
