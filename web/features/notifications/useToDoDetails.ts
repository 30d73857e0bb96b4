import { useQuery } from '@apollo/client/react';
import { ToDoDetailsDocument, type ToDoDetailsQuery } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useMediaQuery } from '../../styles/useMediaQuery';
import { describeNotification } from './describe-notification';

gql`
  query ToDoDetails {
    viewer {
      id
      nextPendingApplication {
        id
        decideBy
        notice {
          id
          title
        }
      }
      nextNoticeToDecide {
        id
        title
        pendingApplicationCount
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
          news {
            name
            count
          }
          actor {
            id
            nickName
          }
        }
      }
    }
  }
`;

type Viewer = NonNullable<ToDoDetailsQuery['viewer']>;

/** The next to-do items: an application, a notice with pending applicants, and a notification. */
type ToDoDetails = Partial<Record<'applications' | 'myNotices' | 'notifications', string | undefined>>;

/**
 * Loads the next to-do items if there are any and the screen is wide enough. The query is separate,
 * so that the page does not wait for it. Its result is not cached, because other pages cache the
 * complete lists.
 */
export function useToDoDetails(hasItems: boolean): ToDoDetails {
  const skip = !useMediaQuery('(min-width: 1024px)') || !hasItems;
  const { data } = useQuery(ToDoDetailsDocument, { skip, fetchPolicy: 'no-cache' });
  return data?.viewer ? describeToDos(data.viewer) : {};
}

function describeToDos({ nextPendingApplication: sent, nextNoticeToDecide: own, notifications }: Viewer): ToDoDetails {
  const { toDo } = texts.nav;
  const unread = notifications.nodes.find(({ read }) => !read);
  return {
    applications: sent?.decideBy && sent.notice ? toDo.sent.next(sent.decideBy, sent.notice.title) : undefined,
    myNotices: own ? toDo.toDecide.next(own.pendingApplicationCount ?? 0, own.title) : undefined,
    notifications: unread && toDo.unread.next(describeNotification(unread), unread.noticeTitle),
  };
}
