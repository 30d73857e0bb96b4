import type { ReactNode } from 'react';
import { sortOf, sortsOf } from '../../../shared/notice-filter';
import { parseTerms } from '../../../shared/search/search';
import { texts } from '../../texts';
import { MenuButton } from '../../components/buttons/MenuButton';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { useNoticeFilter } from './useNoticeFilter';
import styles from './ResultLine.module.css';

interface ResultLineProps {
  totalCount: number;
  /** Whether there may be more matches than `totalCount`. */
  totalCountCapped: boolean;
  /** A button before the sort order. */
  children?: ReactNode;
}

/**
 * The sort order, and how notices match beyond the written words. The number of matches is for
 * screen readers only, because the tabs show it.
 */
export function ResultLine({ totalCount, totalCountCapped, children }: ResultLineProps) {
  const [filter, setFilter] = useNoticeFilter();
  const sort = sortOf(filter);
  const matched = describeMatch(filter.query);
  return (
    <div className={styles.line}>
      <VisuallyHidden>
        <output>{totalCountCapped ? texts.notice.totalOrMore(totalCount - 1) : texts.notice.total(totalCount)}</output>
      </VisuallyHidden>
      {children}
      <MenuButton
        type="text"
        className={styles.sort}
        selected={sort}
        items={sortsOf(filter).map((each) => ({
          key: each,
          label: texts.notice.sorts[each],
          onClick: () => setFilter({ sort: each }),
        }))}
        aria-label={texts.notice.sortedBy(texts.notice.sorts[sort])}
      >
        {texts.notice.sorts[sort]}
      </MenuButton>
      {matched !== '' && <p className={styles.matched}>{matched}</p>}
    </div>
  );
}

/** Describes matches of initial consonants and of synonyms. */
function describeMatch(query: string): string {
  const initials = query.split(/\s+/u).filter((word) => /^[ㄱ-ㅎ]{2,}$/u.test(word));
  const synonyms = parseTerms(query).flatMap((term) => term.synonyms.map((words) => words.join(' ')));
  return [
    ...initials.map((word) => texts.notice.byInitials(word)),
    ...(synonyms.length > 0 ? [texts.notice.bySynonyms(synonyms)] : []),
  ].join(' · ');
}
