import type { ConfirmationTexts } from '../../../../forms/useConfirmation';
import { texts } from '../../../../texts';

/** Returns the confirmation that an approval does not send the written message, if any. */
export function findApprovalConfirmation({ message }: { message: string }): ConfirmationTexts | undefined {
  if (message.trim() === '') return undefined;
  const { approveOnly, approveOnlyHint, approveOnlySubmit, keepWriting } = texts.application;
  return { question: approveOnly, hint: approveOnlyHint, confirmText: approveOnlySubmit, cancelText: keepWriting };
}
