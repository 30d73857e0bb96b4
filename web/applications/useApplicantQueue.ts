import { useState } from 'react';
import type { ApplicantQueue_NoticeFragment } from '../graphql/generated/documents';
import {
  countFreeFor,
  type Decision,
  filterQueue,
  findApprovals,
  type QueueEntry,
  type QueueFilter,
  stateOf,
  withApprovals,
  withDecisions,
} from './queue';
import { useDecisions } from './useDecisions';
import { useMessageDrafts } from './useMessageDrafts';
import { useQueuePosition } from './useQueuePosition';

/** The state of the queue for its components. */
export type ApplicantQueueState = ReturnType<typeof useApplicantQueue>;

/**
 * Returns the shown applications of a notice and the owner's actions. Impossible actions are
 * undefined.
 */
export function useApplicantQueue(notice: ApplicantQueue_NoticeFragment, first: string | undefined) {
  const messages = useMessageDrafts(notice.id);
  const { undoable, unsaved, decide, undo } = useDecisions((id) => messages.write(id, ''));
  const loaded = (notice.applications?.edges ?? []).map(({ node }) => node);
  const entries = withDecisions(loaded, unsaved);
  const [filter, setFilter] = useState<QueueFilter>(() => getFirstFilter(entries, first));
  const shown = filterQueue(entries, filter);
  const { leave, ...position } = useQueuePosition(shown, first);
  const { current, select } = position;
  const approvals = findApprovals(loaded, unsaved);
  const seats = withApprovals(notice.seats, approvals);
  const free = current ? countFreeFor(seats, current.role) : 0;
  const decideOn = (decision: Decision) => {
    if (!current?.viewerCanDecide) return undefined;
    if (decision === 'APPROVED' && (free === 0 || !current.viewerCanApprove)) return undefined;
    if (decision === 'WAITLISTED' && !current.viewerCanWaitlist) return undefined;
    const { id, role, applicant } = current;
    return (): void => {
      leave(id);
      const message = decision === 'APPROVED' ? '' : messages.of(id);
      decide({ id, role, nickName: applicant.nickName, decision, message });
    };
  };
  const undoLast = (id: string) => (): void => {
    undo();
    const before = loaded.find((entry) => entry.id === id);
    setFilter({ state: before ? stateOf(before) : 'WAITING', role: null });
    select(id);
  };
  return {
    entries,
    filter,
    setFilter,
    shown,
    ...position,
    seats,
    freeInAll: notice.freeSeatCount - approvals.length,
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
function getFirstFilter(entries: readonly QueueEntry[], first: string | undefined): QueueFilter {
  const opened = entries.find(({ id }) => id === first);
  return { state: opened ? stateOf(opened) : 'WAITING', role: null };
}
