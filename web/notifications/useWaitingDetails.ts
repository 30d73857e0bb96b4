import { useQuery } from '@apollo/client/react';
import { WaitingDetailsDocument, type WaitingDetailsQuery } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useMediaQuery } from '../ui/useMediaQuery';
import { describeNotification } from './describeNotification';

gql`
  query WaitingDetails {
    viewer {
      id
      applications(status: [PENDING]) {
        nodes {
          id
          decideBy
          notice {
            id
            title
          }
        }
      }
      ownedNotices {
        nodes {
          id
          title
          pendingApplicationCount
        }
      }
      notifications {
        nodes {
          id
          kind
          noticeTitle
          read
          times
          deadline
          pendingCount
          actor {
            id
            nickName
          }
        }
      }
    }
  }
`;

type Viewer = NonNullable<WaitingDetailsQuery['viewer']>;

/**
 * The next to-do items: the application with the earliest decision, the notice with pending
 * applicants, and the latest notification.
 */
type WaitingDetails = Partial<Record<'applications' | 'recruit' | 'notifications', string | undefined>>;

/**
 * Loads the next to-do items if there are any and the screen is wide enough. The query is separate,
 * so that the page does not wait for it. Its result is not cached, because other pages cache the
 * complete lists.
 */
export function useWaitingDetails(waits: boolean): WaitingDetails {
  const skip = !useMediaQuery('(min-width: 1024px)') || !waits;
  const { data } = useQuery(WaitingDetailsDocument, { skip, fetchPolicy: 'no-cache' });
  return data?.viewer ? describe(data.viewer) : {};
}

function describe({ applications, ownedNotices, notifications }: Viewer): WaitingDetails {
  const { waiting } = texts.nav;
  // The owner of a hidden notice cannot approve, so its applications are skipped.
  const [sent] = applications.nodes
    .filter(({ notice }) => notice !== null)
    .toSorted((one, other) => (one.decideBy ?? '').localeCompare(other.decideBy ?? ''));
  const own = ownedNotices.nodes.find(({ pendingApplicationCount }) => pendingApplicationCount);
  const unread = notifications.nodes.find(({ read }) => !read);
  return {
    applications: sent?.decideBy && sent.notice ? waiting.sent.next(sent.decideBy, sent.notice.title) : undefined,
    recruit: own && waiting.toDecide.next(own.pendingApplicationCount ?? 0, own.title),
    notifications: unread && describeNotification(unread),
  };
}
