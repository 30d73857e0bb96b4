import { Fragment } from 'react';

/** Text in which the words that were searched for are marked, whatever their case. */
export function Marked({ text, words }: { text: string; words: string }) {
  const sought = words.split(/\s+/).filter((word) => word !== '');
  if (sought.length === 0) return text;
  const pattern = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, index) =>
    // A split by one group alternates: what stands between, what was found.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
