import { type ContactDetail, findContactDetail } from '../../shared/contact-details';
import { isObject } from '../is-object';
import { texts } from '../texts';
import { useConfirmation, type ConfirmationTexts } from './useConfirmation';

/**
 * Warns before a text with a telephone number, a KakaoTalk id or an account number is published
 * (rules/privacy.md: Contact details in texts). The member may publish it anyway.
 * @returns the function that a form calls instead of `send`, and the dialog to render
 */
export function useContactWarning<TValues extends object>(send: (values: TValues) => Promise<void>) {
  return useConfirmation(send, findContactWarning);
}

/** Returns the confirmation for the first contact detail in the texts of a form. */
export function findContactWarning(values: object): ConfirmationTexts | undefined {
  const detail = findIn(values);
  const { question, hint, publish, edit } = texts.contactWarning;
  return detail && { question, hint: hint[detail], confirmText: publish, cancelText: edit };
}

/** Finds the first contact detail in the texts of a form and in lists of texts. */
function findIn(values: object): ContactDetail | undefined {
  for (const value of Object.values(values as Readonly<Record<string, unknown>>)) {
    const detail = typeof value === 'string' ? findContactDetail(value) : isObject(value) ? findIn(value) : undefined;
    if (detail !== undefined) return detail;
  }
  return undefined;
}
