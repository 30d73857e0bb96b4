import { SharedNoticeCard } from './SharedNoticeCard';
import { useSharedNotice } from './useSharedNotice';
import { LOADING_PARTS, type WithSharedNoticeProps } from './shared-notice-parts';

/** Reads the notice of a share link. Its code is loaded separately (WithSharedNotice.tsx). */
export function SharedNotice({ next, children }: WithSharedNoticeProps) {
  const { notice, loading } = useSharedNotice(next);
  if (loading) return children(LOADING_PARTS);
  return children(notice && { card: <SharedNoticeCard notice={notice} />, recruiting: notice.recruiting });
}
