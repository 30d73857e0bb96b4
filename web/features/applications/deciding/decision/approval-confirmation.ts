import type { ConfirmationTexts } from '../../../../forms/useConfirmation';
import { texts } from '../../../../texts';

/** Returns the confirmation before an approval that would not send a written message. */
export function findApprovalConfirmation({ message }: { message: string }): ConfirmationTexts | undefined {
  if (message.trim() === '') return undefined;
  const { approveOnly, approveOnlyHint, approveOnlySubmit, keepWriting } = texts.application;
  return { question: approveOnly, hint: approveOnlyHint, confirmText: approveOnlySubmit, cancelText: keepWriting };
}
