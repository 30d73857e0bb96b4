import { findMatches } from '../../../shared/search/search';
import { Highlight } from '../../components/text/Highlight';
import type { CardHighlight } from '../notices/NoticeCard';

/**
 * Highlights the words of a search on cards. Home shows cards without a search, and does not load
 * this code.
 */
export function highlightWords(words: string): CardHighlight {
  return {
    show: (text) => <Highlight text={text} query={words} />,
    isFound: (text) => findMatches(text, words).length > 0,
  };
}
