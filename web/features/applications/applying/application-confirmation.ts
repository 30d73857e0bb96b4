import type { ConfirmationTexts } from '../../../forms/useConfirmation';
import { findContactWarning } from '../../../forms/useContactWarning';
import { texts } from '../../../texts';
import { removeUnusedStarters } from './starters';
import type { ApplicationValues } from './useApplicationDraft';

/**
 * Returns the confirmation for an application that is empty or has contact details. It is shown
 * before the application is sent.
 */
export function findApplicationConfirmation(
  values: ApplicationValues,
  withQuestions: boolean,
): ConfirmationTexts | undefined {
  const { emptyQuestion, emptyHint, sendEmpty, writeText, contactHint, sendAnyway } = texts.application;
  if (!withQuestions && removeUnusedStarters(values.text ?? '') === '') {
    return { question: emptyQuestion, hint: emptyHint, confirmText: sendEmpty, cancelText: writeText };
  }
  const contact = findContactWarning(values);
  return contact && { ...contact, hint: contactHint, confirmText: sendAnyway };
}
