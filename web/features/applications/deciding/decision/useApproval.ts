import type { ReactNode } from 'react';
import { useConfirmation } from '../../../../forms/useConfirmation';
import { findApprovalConfirmation } from './approval-confirmation';
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
}: ApplicantQueueState): [approve: (() => void) | undefined, confirmation: ReactNode] {
  const send = async ({ id }: { id: string }): Promise<void> => {
    // The applicant may have cancelled while the dialog was open.
    if (id === current?.id) approve?.();
  };
  const [submit, confirmation] = useConfirmation(send, ({ id }) =>
    findApprovalConfirmation({ message: messages.of(id) }),
  );
  const start = approve && current && (() => void submit({ id: current.id }));
  return [start, confirmation];
}
