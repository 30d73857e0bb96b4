import { Switch } from 'antd';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { PageGrid } from '../ui/PageGrid';
import type { FragmentOf } from '../ui/useFragmentData';
import { usePageParam } from '../ui/usePageParam';
import { NoticeCard } from './NoticeCard';
import { useRecruitingOnly } from './useRecruitingOnly';

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
  const [recruitingOnly] = useRecruitingOnly();
  const [search] = useSearchParams();
  if (totalPages === 0) return <Empty>{recruitingOnly ? texts.notice.noneRecruiting : empty}</Empty>;
  if (nodes.length === 0 && page > totalPages) {
    const last = new URLSearchParams(search);
    last.set('page', String(totalPages));
    return <Navigate to={{ search: last.toString() }} replace />;
  }
  return (
    <PageGrid page={page} totalPages={totalPages} onPage={setPage}>
      {nodes.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} heading="h2" />
      ))}
    </PageGrid>
  );
}

/** Leaves out the notices that are closed. */
export function RecruitingSwitch() {
  const [recruitingOnly, setRecruitingOnly] = useRecruitingOnly();
  return (
    <label className="switch">
      <Switch checked={recruitingOnly} onChange={setRecruitingOnly} />
      {texts.notice.recruitingOnly}
    </label>
  );
}
