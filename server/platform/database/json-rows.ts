/** What the reader puts around each statement (reader.ts), for those who want to know what is inside. */
const FRAME = 'with answered as (';

/** One statement whose rows come as one JSON text. */
export function framed(rows: string): string {
  return `${FRAME}${rows}) select coalesce(json_agg(answered), '[]') as rows from answered`;
}

/** A statement from where it begins to tell what it does. */
export function unframed(text: string): string {
  return text.startsWith(FRAME) ? text.slice(FRAME.length) : text;
}
