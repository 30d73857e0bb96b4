import { Migration } from '@mikro-orm/migrations';

/**
 * Search in Korean by any part of a word, from one syllable on. Every character together with its successor is a lexeme
 * (docs/decisions/0010-search-by-bigrams.md). The last character of a word is a lexeme of its own, so that every character is
 * the beginning of a lexeme, by which a single syllable is found.
 */
export class Migration20261121120000_search extends Migration {
  override up(): void {
    this.addSql(`
      create function quote_lexeme(written text) returns text language sql immutable parallel safe as $$
        select '''' || replace(replace(written, '\\', '\\\\'), '''', '''''') || ''''
      $$`);
    // Folds case and width, and turns white space into single blanks.
    this.addSql(`
      create function fold_for_search(written text) returns text language sql immutable parallel safe as $$
        select regexp_replace(lower(normalize(written, NFKC)), '\\s+', ' ', 'g')
      $$`);
    this.addSql(`
      create function search_bigrams(written text) returns tsvector language sql immutable parallel safe as $$
        select coalesce(string_agg(quote_lexeme(gram) || ':' || ordinal, ' '), '')::tsvector
        from (
          select ordinal, sign, sign || rtrim(coalesce(lead(sign) over (order by ordinal), '')) as gram
          from unnest(string_to_array(fold_for_search(written), null)) with ordinality signs (sign, ordinal)
        ) grams
        where sign <> ' ' and ordinal < 16384
      $$`);
    // School, kind, wanted roles and recruiting are lexemes as well, so that the index applies these filters exactly. They begin
    // with a character that no input can contain.
    this.addSql(`
      create function search_scopes(names text[]) returns text language sql immutable parallel safe as $$
        select coalesce(string_agg(quote_lexeme(chr(1) || name), ' & '), '') from unnest(names) name where name is not null
      $$`);
    this.addSql(`
      create function search_document(scopes text[], title text, rest text) returns tsvector
      language sql immutable parallel safe as $$
        select setweight(search_bigrams(title), 'A') || search_bigrams(rest)
          || replace(search_scopes(scopes), ' & ', ' ')::tsvector
      $$`);
    // All words are required, each exactly as written. A word of one character is matched as the beginning of a lexeme.
    this.addSql(`
      create function search_query(words text) returns tsquery language sql immutable parallel safe as $$
        select coalesce(string_agg(term, ' & '), '')::tsquery
        from regexp_split_to_table(trim(fold_for_search(words)), ' ') word, lateral (
          select case char_length(word)
            when 1 then quote_lexeme(word) || ':*'
            else (
              select string_agg(quote_lexeme(substr(word, ordinal, 2)), ' <-> ' order by ordinal)
              from generate_series(1, char_length(word) - 1) ordinal
            )
          end as term
        ) terms
        where word <> ''
      $$`);
    const wants = (role: string): string =>
      `case when ${role}_number > 0 or frontend_number + backend_number + designer_number = 0 then '${role.toUpperCase()}' end`;
    this.addSql(`
      alter table notice add column search tsvector not null generated always as (
        search_document(
          array[school_key, kind, case when recruiting then 'RECRUITING' end,
            ${['frontend', 'backend', 'designer'].map(wants).join(', ')}],
          title, coalesce(field, '') || ' ' || coalesce(tech_stack, '') || ' ' || content)
      ) stored`);
    this.addSql('create index notice_search on notice using gin (search)');
  }
}
