import { useQuery } from '@apollo/client/react';
import { SharedNoticeDocument, type SharedNoticeQuery } from '../../../graphql/generated/documents';
import { isShareLink } from '../../../paths';
import { optionsFor } from './shared-notice.query';

interface SharedNotice {
  /** Null for a path that is no valid share link, and if the request failed. */
  notice: SharedNoticeQuery['sharedNotice'];
  loading: boolean;
}

/**
 * Reads the notice of a share link as a visitor may see it (rules.md: Share links).
 * @param next the path after login, which may be a share link
 */
export function useSharedNotice(next: string): SharedNotice {
  const { data, loading } = useQuery(SharedNoticeDocument, { ...optionsFor(next), skip: !isShareLink(next) });
  return { notice: data?.sharedNotice ?? null, loading };
}
