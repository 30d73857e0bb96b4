import { useReadQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type NoticeFilter, toSearchParams } from '../../../shared/notice-filter';
import type { Known } from '../../graphql/enums';
import type { NoticeCountsQuery, NoticeKind } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { getPeopleHref } from '../seekers/seeker-filter';
import { useNoticeFilter } from './useNoticeFilter';
import styles from './FindTabs.module.css';

type Counts = { [Kind in keyof NoticeCountsQuery]: NonNullable<NoticeCountsQuery[Kind]> };

const LISTS = [
  { kind: null, page: 'search', parts: ['projects', 'studies'] },
  { kind: 'PROJECT', page: 'projects', parts: ['projects'] },
  { kind: 'STUDY', page: 'studies', parts: ['studies'] },
] as const;

interface FindTabsProps {
  /** The kind of the current list of notices, null for both, or the list of people. */
  current: Known<NoticeKind> | 'PEOPLE' | null;
  counts: StartedQuery<NoticeCountsQuery>;
}

/**
 * Tabs of the search results by kind, each with its number of matches, and of the people. The
 * filters by tag and course carry over between notices and people. The role does not: of a person
 * it is a wish, of a notice a free seat.
 */
export function FindTabs({ current, counts }: FindTabsProps) {
  const [urlFilter] = useNoticeFilter();
  const filter = current === 'PEOPLE' ? { ...urlFilter, role: null } : urlFilter;
  return (
    <nav className={styles.tabs} aria-label={texts.nav.find}>
      {LISTS.map(({ kind, page, parts }) => (
        <Link key={page} to={toHref(getHref(page), filter, kind)} aria-current={kind === current ? 'page' : undefined}>
          {kind ? texts.notice.lists[kind] : texts.notice.allKinds}
          <Suspense fallback={null}>
            <Count query={counts} parts={filter.role && kind === null ? ['projects'] : parts} />
          </Suspense>
        </Link>
      ))}
      <Link
        to={getPeopleHref({ tag: filter.tag, course: filter.course })}
        aria-current={current === 'PEOPLE' ? 'page' : undefined}
      >
        {texts.seeker.tab}
      </Link>
    </nav>
  );
}

/** Returns the URL of a tab with the current filter. Studies have no roles. */
function toHref(path: string, filter: NoticeFilter, kind: Known<NoticeKind> | null): string {
  const params = toSearchParams(kind === 'STUDY' ? { ...filter, role: null } : filter).toString();
  return params === '' ? path : `${path}?${params}`;
}

/** The number of matches. Renders nothing while it loads and if it could not be loaded. */
function Count({ query, parts }: { query: StartedQuery<NoticeCountsQuery>; parts: readonly (keyof Counts)[] }) {
  const { data } = useReadQuery(query);
  const pages = parts.map((part) => data?.[part]);
  if (!pages.every((page) => page)) return null;
  const total = pages.reduce((sum, page) => sum + (page?.totalCount ?? 0), 0);
  const isCapped = pages.some((page) => page?.totalCountCapped);
  const shown = isCapped ? texts.nav.many(1_000) : texts.nav.exactly(total);
  return <span className={styles.count}> {shown}</span>;
}
