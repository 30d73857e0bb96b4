import type { ReactNode } from 'react';
import { useQuestion } from '../../../../forms/useQuestion';
import { findApprovalQuestion } from './approval-question';
import type { ApplicantQueueState } from '../useApplicantQueue';

/**
 * Returns the action that approves the current application, and the dialog to render. The dialog
 * opens if the owner has written a message, because approvals are sent without one. The action is
 * undefined if an approval is impossible.
 */
export function useApproval({
  current,
  approve,
  messages,
}: ApplicantQueueState): [approve: (() => void) | undefined, question: ReactNode] {
  const send = async ({ id }: { id: string }): Promise<void> => {
    // The applicant may have cancelled while the question was open.
    if (id === current?.id) approve?.();
  };
  const [submit, question] = useQuestion(send, ({ id }) => findApprovalQuestion({ message: messages.of(id) }));
  const start = approve && current && (() => void submit({ id: current.id }));
  return [start, question];
}
