import { Button } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { PageGrid } from '../ui/PageGrid';
import type { FragmentOf } from '../ui/useFragmentData';
import { usePageParam } from '../ui/usePageParam';
import { NoticeCard } from './NoticeCard';
import { useNoticeFilter } from './useNoticeFilter';

/** One page of notices, as the server answers it. */
interface NoticeGridProps {
  notices: {
    nodes: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>[];
    totalPages: number;
  };
  /** Said when there are none at all. */
  empty: string;
}

/** A page of notice cards. An address beyond the last page leads to the last. */
export function NoticeGrid({ notices: { nodes, totalPages }, empty }: NoticeGridProps) {
  const [page, setPage] = usePageParam();
  const [{ query }] = useNoticeFilter();
  const [search] = useSearchParams();
  if (totalPages === 0) return <Nothing empty={empty} />;
  if (nodes.length === 0 && page > totalPages) {
    const last = new URLSearchParams(search);
    last.set('page', String(totalPages));
    return <Navigate to={{ search: last.toString() }} replace />;
  }
  return (
    <PageGrid page={page} totalPages={totalPages} onPage={setPage}>
      {nodes.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} heading="h2" query={query} />
      ))}
    </PageGrid>
  );
}

/** Nothing at all, or nothing that fits: then a wider search is one press away. */
function Nothing({ empty }: { empty: string }) {
  const [{ query, recruitingOnly, role }, setFilter] = useNoticeFilter();
  if (query === '' && !recruitingOnly && !role) return <Empty>{empty}</Empty>;
  return (
    <Empty>
      {query === '' ? texts.notice.noMatches : texts.notice.noResults(query)}
      <br />
      <Button
        type="link"
        onClick={() => setFilter({ query, recruitingOnly: false, role: null })}
        hidden={!recruitingOnly && !role}
      >
        {texts.notice.clearFilters}
      </Button>
    </Empty>
  );
}
