import { type RawBuilder, sql } from 'kysely';
import { EXCERPT_LENGTH } from '../../../../shared/bounds';

/** Characters at the start of a content that the excerpt is taken from. */
const READ_LENGTH = 400;

/** Markdown at the start of a text, before its first paragraph: headings and empty lines. */
const HEADINGS = String.raw`^(\s|#{1,6} [^\n]*(\n|$))+`;
/** The mark of a list item or a quote at the start of a line. */
const MARKS_OF_LINES = String.raw`(^|\n)\s*([-*+>]|\d+[.)])\s+`;
/** An image or a link, with its text. */
const LINKS = String.raw`!?\[([^\]\n]*)\]\([^)\n]*\)`;
const EMPHASIS = String.raw`\*+|~~|` + '`+';

const replaceAll = (text: RawBuilder<string>, pattern: string, by: string) =>
  sql<string>`regexp_replace(${text}, ${sql.lit(pattern)}, ${sql.lit(by)}, 'g')`;

const firstParagraph = sql<string>`split_part(regexp_replace(
  left(n.content, ${sql.lit(READ_LENGTH)}), ${sql.lit(HEADINGS)}, ''), chr(10) || chr(10), 1)`;

/**
 * Start of the first paragraph of the notice `n` on one line, without Markdown. It is empty if the
 * content starts with long headings.
 */
export const excerpt = sql<string>`left(btrim(${replaceAll(
  replaceAll(
    replaceAll(replaceAll(firstParagraph, LINKS, String.raw`\1`), MARKS_OF_LINES, String.raw`\1`),
    EMPHASIS,
    '',
  ),
  String.raw`\s+`,
  ' ',
)}), ${sql.lit(EXCERPT_LENGTH)})`;
