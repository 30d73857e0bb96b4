import { type ReactNode, useState } from 'react';
import { type ContactDetail, findContactDetail } from '../../shared/contact-details';
import { texts } from '../texts';
import { ConfirmDialog } from './ConfirmDialog';

/** What waits for the answer: the values, and how the form learns that they were sent or not. */
interface Pending<TValues> {
  values: TValues;
  detail: ContactDetail;
}

/**
 * Asks before text with a telephone number, a KakaoTalk id or an account is published (rules.md: Contact details). Whoever
 * wants to publish it may.
 * @returns what a form calls instead of `send`, and the dialog, which has to be rendered
 */
export function useContactWarning<TValues extends object>(
  send: (values: TValues) => Promise<void>,
): [submit: (values: TValues) => Promise<void>, dialog: ReactNode] {
  const [pending, setPending] = useState<Pending<TValues>>();
  const submit = async (values: TValues): Promise<void> => {
    const detail = findIn(values);
    if (detail === undefined) return send(values);
    setPending({ values, detail });
  };
  const dialog = (
    <ConfirmDialog
      question={texts.contactWarning.question}
      hint={pending && texts.contactWarning.hint[pending.detail]}
      confirmText={texts.contactWarning.publish}
      keepText={texts.contactWarning.edit}
      open={pending !== undefined}
      onClose={() => setPending(undefined)}
      onConfirm={async () => pending?.values}
      // The form below shows the messages of the server, so the dialog closes before.
      onDone={(values) => void send(values)}
    />
  );
  return [submit, dialog];
}

/** Finds a detail in one of the texts of a form. */
function findIn(values: object): ContactDetail | undefined {
  for (const value of Object.values(values)) {
    const detail = typeof value === 'string' ? findContactDetail(value) : undefined;
    if (detail !== undefined) return detail;
  }
  return undefined;
}
