import { Fragment } from 'react';

/** Shows a text and highlights each word of the search query in it, regardless of case. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) =>
    // A split by one capturing group returns the matches at the odd indexes.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
