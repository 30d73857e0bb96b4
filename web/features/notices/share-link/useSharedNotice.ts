import { useQuery } from '@apollo/client/react';
import { SharedNoticeDocument, type SharedNoticeQuery } from '../../../graphql/generated/documents';
import { isShareLink } from '../../../paths';
import { optionsFor } from './shared-notice.query';

export interface SharedNoticeState {
  /** Null while it loads, without a valid share link, and after a failed request. */
  notice: SharedNoticeQuery['sharedNotice'];
  loading: boolean;
}

/**
 * Reads the notice of a share link as a visitor may see it (rules/share-links.md).
 * @param next the path after login, which may be a share link
 */
export function useSharedNotice(next: string): SharedNoticeState {
  const { data, loading } = useQuery(SharedNoticeDocument, { ...optionsFor(next), skip: !isShareLink(next) });
  return { notice: data?.sharedNotice ?? null, loading };
}
