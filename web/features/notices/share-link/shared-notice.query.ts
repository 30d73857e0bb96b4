import { SharedNoticeDocument } from '../../../graphql/generated/documents';
import type { Preload } from '../../../graphql/preload';
import { gql } from '../../../graphql/tag';
import { isShareLink, withHash } from '../../../paths';

gql`
  query SharedNotice($shareUrl: String!) {
    sharedNotice(shareUrl: $shareUrl) {
      id
      recruiting
      school {
        id
        name
      }
      ...SharedNoticeCard_notice
    }
  }
`;

/** Returns the options of the query for a share link. The hash of a path is no part of the link. */
export const optionsFor = (next: string) => ({ variables: { shareUrl: withHash(next, '') } });

/** Starts the query before the code of the card has loaded. The card then reads the cache. */
export function preloadSharedNotice(preload: Preload, next: string): void {
  if (isShareLink(next)) preload(SharedNoticeDocument, optionsFor(next));
}
