import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Known } from '../graphql/enums';
import type { NoticeKind } from '../graphql/generated/documents';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { PageGrid } from '../ui/PageGrid';
import { usePageParam } from '../ui/usePageParam';
import { ResultLine } from './ResultLine';
import { useNoticeFilter } from './useNoticeFilter';

interface NoticeGridProps {
  totalPages: number;
  totalCount: number;
  /** Whether there may be more matches than `totalCount`. */
  totalCountCapped: boolean;
  /** The kind of the list, or null for both. */
  kind: Known<NoticeKind> | null;
  /** Renders the cards of the page. `query` contains the words to highlight. */
  children: (query: string) => ReactNode[];
}

/** A page of notice cards. A page number beyond the last page redirects to the last page. */
export function NoticeGrid({ totalPages, kind, children, ...total }: NoticeGridProps) {
  const [page, setPage] = usePageParam();
  const [{ query }] = useNoticeFilter();
  const [search] = useSearchParams();
  if (totalPages === 0) return <NoResults kind={kind} />;
  const cards = children(query);
  if (cards.length === 0 && page > totalPages) {
    const params = new URLSearchParams(search);
    params.set('page', String(totalPages));
    return <Navigate to={{ search: params.toString() }} replace />;
  }
  return (
    <>
      <ResultLine {...total} />
      <PageGrid page={page} totalPages={totalPages} onPage={setPage}>
        {cards}
      </PageGrid>
    </>
  );
}

/** The message for an empty list, with a button to remove conditions or to post a first notice. */
function NoResults({ kind }: Pick<NoticeGridProps, 'kind'>) {
  const [{ query, recruitingOnly, closingSoon, role }, setFilter] = useNoticeFilter();
  const hasFilters = recruitingOnly || closingSoon || (role !== null && kind !== 'STUDY');
  if (query === '' && !hasFilters) return <NoNotices kind={kind} />;
  const clear = (words: string): void =>
    setFilter({ query: words, recruitingOnly: false, closingSoon: false, role: null });
  return (
    <Empty
      hint={query === '' ? undefined : texts.notice.noResultsHint}
      action={
        hasFilters ? (
          <Button onClick={() => clear(query)}>{texts.notice.clearFilters}</Button>
        ) : (
          <Button onClick={() => clear('')}>{texts.notice.clearQuery}</Button>
        )
      }
    >
      {query === '' ? texts.notice.noMatches : texts.notice.noResults(query)}
    </Empty>
  );
}

function NoNotices({ kind }: Pick<NoticeGridProps, 'kind'>) {
  const first = kind ?? 'PROJECT';
  return (
    <Empty
      hint={texts.notice.noneHint}
      action={
        <LinkButton type="primary" to={getHref(first === 'PROJECT' ? 'createProject' : 'createStudy')}>
          {texts.notice.createTitle[first]}
        </LinkButton>
      }
    >
      {kind ? texts.notice.none[kind] : texts.notice.noneAtAll}
    </Empty>
  );
}
