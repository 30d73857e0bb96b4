import type { ValuesQuestion } from '../../../forms/useQuestion';
import { texts } from '../../../texts';

/** Returns the question before an approval while a message is written, which it would not send. */
export function findApprovalQuestion({ message }: { message: string }): ValuesQuestion | undefined {
  if (message.trim() === '') return undefined;
  const { approveOnly, approveOnlyHint, approveOnlySubmit, keepWriting } = texts.application;
  return { question: approveOnly, hint: approveOnlyHint, confirmText: approveOnlySubmit, cancelText: keepWriting };
}
