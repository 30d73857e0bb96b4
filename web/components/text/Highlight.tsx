import { Fragment } from 'react';
import { findMatches } from '../../../shared/search/search';

/** Shows a text and highlights the matches of a search for `query` (rules/search.md). */
export function Highlight({ text, query }: { text: string; query: string }) {
  const matches = findMatches(text, query);
  return (
    <>
      {matches.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(matches[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.to ?? 0)}
    </>
  );
}
