import type { InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../texts';
import { TYPING_PAUSE_MS } from '../../components/browser/useDebouncedValue';
import { useSlashKey } from '../../components/browser/useSlashKey';
import { useNoticeFilter } from './useNoticeFilter';
import { SearchInput } from '../../forms/SearchInput';

/** The delay before an unfinished syllable in composition is searched, in milliseconds. */
const COMPOSING_DELAY_MS = 700;

/**
 * An unfinished syllable at the end of a text: a vowel, or a consonant that does not follow another
 * one.
 */
const UNFINISHED = /(?:^|[^ㄱ-ㅎ])[ㄱ-ㅎ]$|[ㅏ-ㅣ]$/u;

/** Words that will be searched after a delay, unless more is typed. */
interface Pending {
  text: string;
  delayMs: number;
}

/**
 * Returns the words in the field and functions to change and search them. Links and the back button
 * replace the words through the URL.
 */
function useTypedWords() {
  const [{ query }, setFilter] = useNoticeFilter();
  const [typed, setTyped] = useState(query);
  const [pending, setPending] = useState<Pending>();
  const [last, setLast] = useState({ query, searched: query });
  if (query !== last.query) {
    setLast({ query, searched: query });
    if (query !== last.searched) {
      setTyped(query);
      setPending(undefined);
    }
  }
  const search = (text: string): void => {
    const words = text.trim();
    setPending(undefined);
    setLast({ ...last, searched: words });
    setFilter({ query: words });
  };
  const searchPending = useEffectEvent(search);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => searchPending(pending.text), pending.delayMs);
    return () => clearTimeout(timer);
  }, [pending]);
  return { typed, setTyped, setPending, search };
}

/**
 * The search field. It searches while the member types, but not in the middle of a syllable. An
 * input method composes the last syllable until the next key press.
 */
export function QueryInput() {
  const { typed, setTyped, setPending, search } = useTypedWords();
  const field = useRef<InputRef>(null);
  const composing = useRef(false);
  useSlashKey(field);
  const handleChange = (text: string): void => {
    setTyped(text);
    const delayMs = composing.current ? COMPOSING_DELAY_MS : TYPING_PAUSE_MS;
    setPending(UNFINISHED.test(text) ? undefined : { text, delayMs });
  };
  const handleComposition = (isComposing: boolean, text: string): void => {
    composing.current = isComposing;
    if (!isComposing) handleChange(text);
  };
  return (
    <SearchInput
      ref={field}
      size="large"
      aria-label={texts.notice.search}
      aria-keyshortcuts="/"
      placeholder={texts.notice.searchHint}
      value={typed}
      allowClear
      onChange={(event) => handleChange(event.target.value)}
      onCompositionStart={(event) => handleComposition(true, event.currentTarget.value)}
      onCompositionEnd={(event) => handleComposition(false, event.currentTarget.value)}
      onPressEnter={() => search(typed)}
    />
  );
}
