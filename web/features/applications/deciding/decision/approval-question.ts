import type { ValuesQuestion } from '../../../../forms/useQuestion';
import { texts } from '../../../../texts';

/** Returns the question before an approval that would not send a written message. */
export function findApprovalQuestion({ message }: { message: string }): ValuesQuestion | undefined {
  if (message.trim() === '') return undefined;
  const { approveOnly, approveOnlyHint, approveOnlySubmit, keepWriting } = texts.application;
  return { question: approveOnly, hint: approveOnlyHint, confirmText: approveOnlySubmit, cancelText: keepWriting };
}
