import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Known } from '../../graphql/enums';
import type { NoticeKind } from '../../graphql/generated/documents';
import { getSettingsHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Empty } from '../../components/feedback/Empty';
import { NoNotices } from '../notices/NoNotices';
import { PageGrid } from '../../components/lists/PageGrid';
import { usePageParam } from './usePageParam';
import { ResultLine } from './ResultLine';
import { useNoticeFilter, WITHOUT_FILTERS } from './useNoticeFilter';

interface NoticeGridProps {
  totalPages: number;
  totalCount: number;
  /** Whether there may be more matches than `totalCount`. */
  totalCountCapped: boolean;
  /** The kind of the list, or null for both. */
  kind: Known<NoticeKind> | null;
  /** True for a list of the viewer's courses if the viewer has none. */
  lacksCourses: boolean;
  /** The button that creates an alert of the list. */
  alert?: ReactNode;
  /** A sentence below the sort order. */
  note?: ReactNode;
  /** Renders the cards of the page, with the words of the search to highlight. */
  children: (words: string) => ReactNode[];
}

/** A page of notice cards. A page number beyond the last page redirects to the last page. */
export function NoticeGrid({ totalPages, kind, lacksCourses, alert, note, children, ...total }: NoticeGridProps) {
  const [page, setPage] = usePageParam();
  const [{ query }] = useNoticeFilter();
  const [search] = useSearchParams();
  if (totalPages === 0) {
    return (
      <>
        {alert}
        {lacksCourses ? <NoCourses /> : <NoResults kind={kind} />}
      </>
    );
  }
  const cards = children(query);
  if (cards.length === 0 && page > totalPages) {
    const params = new URLSearchParams(search);
    params.set('page', String(totalPages));
    return <Navigate to={{ search: params.toString() }} replace />;
  }
  return (
    <>
      <div>
        <ResultLine {...total}>{alert}</ResultLine>
        {note}
      </div>
      <PageGrid page={page} totalPages={totalPages} onPage={setPage}>
        {cards}
      </PageGrid>
    </>
  );
}

function NoCourses() {
  return (
    <Empty
      action={
        <LinkButton type="primary" to={getSettingsHref('courses')}>
          {texts.notice.writeCourses}
        </LinkButton>
      }
    >
      {texts.notice.noCourses}
    </Empty>
  );
}

/**
 * The message for an empty list. Its button removes conditions or includes closed notices. Without
 * conditions it opens the form for a first notice.
 */
function NoResults({ kind }: Pick<NoticeGridProps, 'kind'>) {
  const [{ query, recruitingOnly, closingSoon, role, course, myCourses, tag, sort }, setFilter] = useNoticeFilter();
  const hasFilters = closingSoon || course !== '' || myCourses || tag !== null || (role !== null && kind !== 'STUDY');
  const clear = (words: string): void => setFilter({ ...WITHOUT_FILTERS, query: words, recruitingOnly: false });
  const withClosed = <Button onClick={() => setFilter({ recruitingOnly: false })}>{texts.notice.includeClosed}</Button>;
  if (query === '' && !hasFilters && sort === 'FIT') {
    const newestFirst = <Button onClick={() => setFilter({ sort: null })}>{texts.fit.newestFirst}</Button>;
    return <Empty action={newestFirst}>{texts.fit.nothingToApply}</Empty>;
  }
  if (query === '' && !hasFilters) return <NoNotices kind={kind} more={recruitingOnly && withClosed} />;
  const clearFilters = <Button onClick={() => clear(query)}>{texts.notice.clearFilters}</Button>;
  const clearQuery = <Button onClick={() => clear('')}>{texts.notice.clearQuery}</Button>;
  const withoutFilters = recruitingOnly ? withClosed : clearQuery;
  return (
    <Empty
      hint={query === '' ? undefined : texts.notice.noResultsHint}
      action={hasFilters ? clearFilters : withoutFilters}
    >
      {query === '' ? texts.notice.noMatches : texts.notice.noResults(query)}
    </Empty>
  );
}
