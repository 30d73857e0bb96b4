import { SharedNoticeCard } from './SharedNoticeCard';
import { useSharedNotice } from './useSharedNotice';
import { LOADING, type WithSharedNoticeProps } from './WithSharedNotice';

/** Reads the notice of a share link. */
export function SharedNotice({ next, children }: WithSharedNoticeProps) {
  const { notice, loading } = useSharedNotice(next);
  if (loading) return children(LOADING);
  return children(notice && { card: <SharedNoticeCard notice={notice} />, recruiting: notice.recruiting });
}
