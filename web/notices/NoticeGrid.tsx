import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { PageGrid } from '../ui/PageGrid';
import { Row } from '../ui/Row';
import { usePageParam } from '../ui/usePageParam';
import { useNoticeFilter } from './useNoticeFilter';

interface NoticeGridProps {
  totalPages: number;
  totalCount: number;
  /** Whether there may be more than `totalCount`. */
  totalCountCapped: boolean;
  /** The message shown when there are no notices at all. */
  empty: string;
  /** Renders the cards of the page, with the words of the search to highlight. */
  children: (query: string) => ReactNode[];
}

/** A page of notice cards. A page number beyond the last page redirects to the last page. */
export function NoticeGrid({ totalPages, totalCount, totalCountCapped, empty, children }: NoticeGridProps) {
  const [page, setPage] = usePageParam();
  const [{ query }] = useNoticeFilter();
  const [search] = useSearchParams();
  if (totalPages === 0) return <NoResults empty={empty} />;
  const cards = children(query);
  if (cards.length === 0 && page > totalPages) {
    const params = new URLSearchParams(search);
    params.set('page', String(totalPages));
    return <Navigate to={{ search: params.toString() }} replace />;
  }
  return (
    <>
      <Row>
        <output>{totalCountCapped ? texts.notice.totalOrMore(totalCount - 1) : texts.notice.total(totalCount)}</output>
      </Row>
      <PageGrid page={page} totalPages={totalPages} onPage={setPage}>
        {cards}
      </PageGrid>
    </>
  );
}

/** The message for an empty list. If filters are set, it offers a button that clears them. */
function NoResults({ empty }: { empty: string }) {
  const [{ query, recruitingOnly, role }, setFilter] = useNoticeFilter();
  if (query === '' && !recruitingOnly && !role) return <Empty>{empty}</Empty>;
  return (
    <Empty>
      {query === '' ? texts.notice.noMatches : texts.notice.noResults(query)}
      {(recruitingOnly || role) && (
        <>
          <br />
          <Button type="link" onClick={() => setFilter({ query, recruitingOnly: false, role: null })}>
            {texts.notice.clearFilters}
          </Button>
        </>
      )}
    </Empty>
  );
}
