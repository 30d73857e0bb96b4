import { Migration } from '@mikro-orm/migrations';

/**
 * Control characters, which no input contains. They mark parts of folded texts (`quote`,
 * `backslash`, `lineBreak`), of lexemes (`scope`, `initials`, `word`) and of queries
 * (`alternative`, `and`; shared/search/search.ts).
 */
const SIGN = {
  scope: 'chr(1)',
  initials: 'chr(2)',
  word: 'chr(3)',
  alternative: 'chr(4)',
  and: 'chr(5)',
  quote: 'chr(6)',
  backslash: 'chr(7)',
  lineBreak: 'chr(8)',
} as const;

/** Compound consonants in NFKC, each with its two consonants. */
const CLUSTERS = [
  ['\u11AA', '\u1100\u1109'],
  ['\u11AC', '\u1102\u110C'],
  ['\u11AD', '\u1102\u1112'],
  ['\u11B0', '\u1105\u1100'],
  ['\u11B1', '\u1105\u1106'],
  ['\u11B2', '\u1105\u1107'],
  ['\u11B3', '\u1105\u1109'],
  ['\u11B4', '\u1105\u1110'],
  ['\u11B5', '\u1105\u1111'],
  ['\u111A', '\u1105\u1112'],
  ['\u1121', '\u1107\u1109'],
] as const;

/** Maximum length of a word in the index. Synonyms are shorter, and PostgreSQL limits lexemes. */
const MAX_WORD_LENGTH = 60;

/** True if a sign is at or after `first` and before `end`, in the order of code points. */
const isFrom = (first: string, end: string): string => `sign collate "C" >= '${first}' and sign collate "C" < '${end}'`;
const IS_SYLLABLE = isFrom('가', '힤');
const IS_CONSONANT = isFrom('\u1100', '\u1113');

/**
 * Search in Korean by any part of a word, by initial consonants, regardless of blanks, and by
 * synonyms (rules/search.md). Decision 10 explains the index.
 */
export class Migration20261126170300_search extends Migration {
  override up(): void {
    this.folding();
    this.texts();
    this.scopes();
    this.documents();
    this.queries();
    this.triggers();
  }

  private folding(): void {
    // Folds case and width, splits compound consonants, and turns white space into single blanks
    // and line breaks. Quotes and backslashes become other signs, so that lexemes need no escapes.
    const split = CLUSTERS.reduce(
      (text, [cluster, consonants]) => `replace(${text}, '${cluster}', '${consonants}')`,
      'lower(normalize(written, NFKC))',
    );
    this.addSql(`
      create function fold_for_search(written text) returns text
      language sql immutable parallel safe as $$
        select btrim(
          regexp_replace(
            regexp_replace(
              translate(${split}, '''\\', ${SIGN.quote} || ${SIGN.backslash}),
              '\\s*\\n\\s*', ${SIGN.lineBreak}, 'g'
            ),
            '\\s+', ' ', 'g'
          ),
          ' ' || ${SIGN.lineBreak}
        )
      $$`);
    // Returns the characters of a folded text, each with the blank or line break that follows it.
    this.addSql(`
      create function search_signs(folded text) returns text[]
      language sql immutable parallel safe as $$
        select string_to_array(
          rtrim(
            regexp_replace(folded, '[^ \\x08][ \\x08]?', '\\&' || ${SIGN.alternative}, 'g'),
            ${SIGN.alternative}
          ),
          ${SIGN.alternative}
        )
      $$`);
    // Replaces each syllable by its initial consonant.
    this.addSql(`
      create function search_initials(signs text[]) returns text[]
      language sql immutable parallel safe as $$
        select array(
          select
            case
              when ${IS_SYLLABLE}
              then chr(4352 + (ascii(sign) - 44032) / 588) || substr(sign, 2)
              else sign
            end
          from unnest(signs) with ordinality s (sign, ordinal)
          order by ordinal
        )
      $$`);
    // Returns the kind of a character. A word also begins at a letter of another kind.
    this.addSql(`
      create function search_kind(sign text) returns integer
      language sql immutable parallel safe as $$
        select
          case
            when ${isFrom('a', '{')} or ${isFrom('0', ':')} then 1
            when ${IS_SYLLABLE} or ${IS_CONSONANT} then 2
            else 3
          end
      $$`);
  }

  private texts(): void {
    // Returns a lexeme for each character with the next ones, up to `size` characters and the
    // blanks between them. The first character of a word also has a lexeme with a blank in front.
    // Blanks have no position, so that phrases can ignore them.
    this.addSql(`
      create function search_grams(signs text[], size integer, mark text) returns tsvector
      language sql immutable parallel safe as $$
        select coalesce(
          string_agg(
            '''' || mark || gram || ''':' || ordinal
              || case when begins_word then ' '' ' || mark || gram || ''':' || ordinal else '' end,
            ' '
          ),
          ''
        )::tsvector
        from unnest(
          array[null::text] || signs, signs, signs[2:], case when size > 2 then signs[3:] end
        ) with ordinality s (previous, sign, next, third, ordinal),
        lateral (
          select
            rtrim(
              split_part(
                sign || case
                  when size > 2 then coalesce(next, '') || coalesce(left(third, 1), '')
                  else coalesce(left(next, 1), '')
                end,
                ${SIGN.lineBreak},
                1
              )
            ) as gram,
            previous is null
              or char_length(previous) > 1
              or search_kind(previous) <> search_kind(sign) and search_kind(sign) < 3
              as begins_word
        ) grams
        where sign is not null and ordinal < 16384 and (size = 2 or ${IS_CONSONANT})
      $$`);
    this.addSql(`
      create function search_words(folded text) returns tsvector
      language sql immutable parallel safe as $$
        select coalesce(
          string_agg('''' || ${SIGN.word} || word[1] || ''':' || least(ordinal, 16383), ' '), ''
        )::tsvector
        from regexp_matches(folded, '[a-z0-9]+', 'g') with ordinality words (word, ordinal)
        where char_length(word[1]) <= ${MAX_WORD_LENGTH}
      $$`);
    this.addSql(`
      create function search_text(written text, with_initials boolean) returns tsvector
      language sql immutable parallel safe as $$
        select
          search_grams(signs, 2, '') || search_words(folded) || case
            when with_initials then search_grams(search_initials(signs), 3, ${SIGN.initials})
            else ''
          end
        from fold_for_search(written) folded, search_signs(folded) signs
      $$`);
  }

  /**
   * School, kind, wanted roles and recruiting are also lexemes, so that the index applies these
   * filters exactly.
   */
  private scopes(): void {
    this.addSql(`
      create function quote_lexeme(written text) returns text
      language sql immutable parallel safe as $$
        select '''' || replace(replace(written, '\\', '\\\\'), '''', '''''') || ''''
      $$`);
    this.addSql(`
      create function search_scopes(names text[]) returns text
      language sql immutable parallel safe as $$
        select coalesce(string_agg(quote_lexeme(${SIGN.scope} || name), ' & '), '')
        from unnest(names) name
        where name is not null
      $$`);
    const wants = ['frontend', 'backend', 'designer'].map(
      (role) =>
        `case when n.${role}_number > 0 or n.frontend_number + n.backend_number + n.designer_number = 0
            then '${role.toUpperCase()}' end`,
    );
    this.addSql(`
      create function search_scopes_of(n notice) returns text[]
      language sql immutable parallel safe as $$
        select array[
          n.school_key,
          n.kind,
          case when n.recruiting then 'RECRUITING' end,
          ${wants.join(',\n          ')}
        ]
      $$`);
  }

  private documents(): void {
    // A separate function, because generated notices share the vectors of their parts.
    this.addSql(`
      create function join_search_texts(
        scopes text[], title tsvector, heading tsvector, content tsvector
      ) returns tsvector language sql immutable parallel safe as $$
        select setweight(title, 'A') || heading || content
          || replace(search_scopes(scopes), ' & ', ' ')::tsvector
      $$`);
    this.addSql(`
      create function search_document(scopes text[], title text, heading text, content text)
      returns tsvector language sql immutable parallel safe as $$
        select join_search_texts(
          scopes, search_text(title, true), search_text(heading, true), search_text(content, false)
        )
      $$`);
    this.addSql(`
      create function search_document_of(n notice) returns tsvector
      language sql immutable parallel safe as $$
        select search_document(
          search_scopes_of(n),
          n.title,
          coalesce(n.field, '') || E'\\n' || coalesce(n.tech_stack, ''),
          n.content
        )
      $$`);
  }

  private queries(): void {
    // Returns a word as a phrase of its lexemes. With `inside` it matches anywhere in a word. At
    // the start of a word it also matches with blanks between its characters. Otherwise it only
    // matches at the start of a word.
    this.addSql(`
      create function search_phrase(word text, size integer, mark text, inside boolean) returns text
      language sql immutable parallel safe as $$
        select concat_ws(
          ' | ',
          case
            when inside then string_agg('''' || mark || gram || gram_end, ' <-> ' order by ordinal)
          end,
          string_agg('(' || spaced || ')', ' <-> ' order by ordinal)
        )
        from generate_series(1, greatest(1, char_length(word) - size + 1)) ordinal,
        lateral (
          select
            substr(word, ordinal, size) as gram,
            case when char_length(word) < size then ''':*' else '''' end as gram_end
        ) grams,
        lateral (
          select
            string_agg(
              distinct '''' || case ordinal when 1 then ' ' else '' end || mark || form || gram_end,
              ' | '
            ) as spaced
          from unnest(array[
            gram,
            regexp_replace(gram, '^(.)(.)', '\\1 \\2'),
            regexp_replace(gram, '(.)(.)$', '\\1 \\2'),
            regexp_replace(gram, '^(.)(.)(.)$', '\\1 \\2 \\3')
          ]) form
          where not (inside and form = gram and char_length(word) <= size)
        ) forms
      $$`);
    this.addSql(`
      create function search_word(word text) returns text
      language sql immutable parallel safe as $$
        select concat_ws(
          ' | ',
          case
            when char_length(word) = 1 then '''' || word || ''':*'
            else search_phrase(word, 2, '', true)
          end,
          case
            when word ~ '^[\\u1100-\\u1112]{2,}$'
            then search_phrase(word, 3, ${SIGN.initials}, true)
          end
        )
      $$`);
    // A synonym in Latin letters is a whole word. Any other synonym begins a word, because a
    // particle may follow it.
    this.addSql(`
      create function search_synonym(written text) returns text
      language sql immutable parallel safe as $$
        select
          case
            when written ~ '^[a-z0-9]+$' then '''' || ${SIGN.word} || written || ''''
            else search_phrase(replace(written, ${SIGN.and}, ''), 2, '', false)
          end
      $$`);
    // Blanks separate words. A word may have alternatives (shared/search/search.ts). All words are
    // required.
    this.addSql(`
      create function search_query(words text) returns tsquery
      language sql immutable parallel safe as $$
        select coalesce(string_agg('(' || term || ')', ' & '), '')::tsquery
        from regexp_split_to_table(fold_for_search(words), '[ \\x08]') written,
        lateral (
          select
            string_agg(
              '(' || case
                when ordinal > 1 then search_synonym(alternative)
                else (
                  select string_agg('(' || search_word(word) || ')', ' & ')
                  from unnest(string_to_array(alternative, ${SIGN.and})) word
                )
              end || ')',
              ' | '
            ) as term
          from unnest(string_to_array(written, ${SIGN.alternative}))
            with ordinality alternatives (alternative, ordinal)
        ) terms
        where written <> ''
      $$`);
  }

  /**
   * Triggers write the column. A generated column could not be written in bulk. Replacing its
   * values would lock the table against reads.
   */
  private triggers(): void {
    this.addSql('create index notice_search on notice using gin (search)');
    // The document of a hidden notice is empty, so no search finds it.
    this.addSql(`
      create function write_search_document() returns trigger language plpgsql as $$
      begin
        new.search := case when new.hidden then ''::tsvector else search_document_of(new) end;
        return new;
      end $$`);
    this.addSql(`
      create trigger notice_search_inserted before insert on notice
      for each row execute function write_search_document()`);
    this.addSql(`
      create trigger notice_search_updated
      before update of
        title, content, field, tech_stack, recruiting, hidden,
        frontend_number, backend_number, designer_number
      on notice for each row
      when (
        (
          old.title, old.content, old.field, old.tech_stack, old.recruiting, old.hidden,
          old.frontend_number, old.backend_number, old.designer_number
        ) is distinct from (
          new.title, new.content, new.field, new.tech_stack, new.recruiting, new.hidden,
          new.frontend_number, new.backend_number, new.designer_number
        )
      )
      execute function write_search_document()`);
  }
}
