import { useState } from 'react';
import { UseApplicantQueue_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import {
  countFreeFor,
  type DecidedStatus,
  filterQueue,
  findApprovals,
  type QueueEntry,
  type QueueFilter,
  stateOf,
  withApprovals,
  withDecisions,
} from './queue';
import { addToTeamPost } from './decision/team-post-draft';
import { useDecisions } from './decision/useDecisions';
import { useMessageDrafts } from './decision/useMessageDrafts';
import { useQueuePosition } from './useQueuePosition';

gql`
  fragment useApplicantQueue_notice on Notice {
    id
    freeSeatCount
    tags {
      id
    }
    questions {
      id
      text
    }
    seats {
      ...Seats_group @unmask
    }
    applications(first: 100, after: $after) {
      edges {
        cursor
        node {
          id
          status
          role
          text
          answers {
            id
            question
            text
          }
          profile {
            ...MemberProfile_profile @unmask
          }
          createdAt
          decideBy
          message
          departureReason
          wasOffered
          viewerCanDecide
          viewerCanApprove
          viewerCanWaitlist
          viewerApproveDenial
          applicant {
            id
            nickName
            imageUrl
            schoolVerified
            viewerCanReport
            viewerCanBlock
            ...CompletedTeams_member
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export type ApplicantQueueState = ReturnType<typeof useApplicantQueue>;

/**
 * Returns the shown applications of a notice and the owner's actions. Impossible actions are
 * undefined.
 * @param openedId the id of the application to show first
 */
export function useApplicantQueue(
  masked: FragmentOf<typeof UseApplicantQueue_NoticeFragmentDoc>,
  openedId: string | undefined,
) {
  const notice = useFragmentData(UseApplicantQueue_NoticeFragmentDoc, masked);
  const messages = useMessageDrafts(`decisions:${notice.id}`);
  const { undoable, unsaved, decide, undo } = useDecisions(({ id, status }) => {
    const message = messages.take(id);
    if (status === 'APPROVED' && message !== '') addToTeamPost(notice.id, message);
  });
  const loaded = (notice.applications?.edges ?? []).map(({ node }) => node);
  const entries = withDecisions(loaded, unsaved);
  const [filter, setFilter] = useState<QueueFilter>(() => getFirstFilter(entries, openedId));
  const shown = filterQueue(entries, filter);
  const { selectNeighbourOf, ...position } = useQueuePosition(shown, openedId);
  const { current, select } = position;
  const approvals = findApprovals(loaded, unsaved);
  const freeInAll = notice.freeSeatCount - approvals.length;
  const seats = withApprovals(notice.seats, approvals, freeInAll);
  const free = current ? countFreeFor(seats, current.role) : 0;
  const decideOn = (status: DecidedStatus) => {
    if (!current?.viewerCanDecide) return undefined;
    if (status === 'APPROVED' && (free === 0 || !current.viewerCanApprove)) return undefined;
    if (status === 'WAITLISTED' && !current.viewerCanWaitlist) return undefined;
    const { id, role, applicant } = current;
    return (): void => {
      selectNeighbourOf(id);
      const message = status === 'APPROVED' ? '' : messages.of(id);
      decide({ id, role, nickName: applicant.nickName, status, message });
    };
  };
  const undoLast = (id: string) => (): void => {
    undo();
    const before = loaded.find((entry) => entry.id === id);
    setFilter({ state: before ? stateOf(before) : 'PENDING', role: null });
    select(id);
  };
  return {
    entries,
    /** The questions of the notice. */
    questions: notice.questions,
    /** The ids of the tags of the notice. */
    tags: notice.tags.map((tag) => tag.id),
    filter,
    setFilter,
    shown,
    ...position,
    seats,
    freeInAll,
    /** The number of free seats that an approval of the current application could take. */
    free,
    approve: decideOn('APPROVED'),
    reject: decideOn('REJECTED'),
    waitlist: decideOn('WAITLISTED'),
    messages,
    undoable,
    undo: undoable && undoLast(undoable.id),
  };
}

/** Returns a filter that includes the application to show first. */
function getFirstFilter(entries: readonly QueueEntry[], openedId: string | undefined): QueueFilter {
  const opened = entries.find(({ id }) => id === openedId);
  return { state: opened ? stateOf(opened) : 'PENDING', role: null };
}
