import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Confirmation } from '../components/dialogs/ConfirmDialog';

/** The texts of a confirmation dialog about the values of a form. */
export type ConfirmationTexts = Pick<Confirmation<object>, 'question' | 'hint' | 'confirmText' | 'cancelText'>;

/**
 * Opens a confirmation dialog before a form is sent. It emphasizes the way back to the form.
 * @param findTexts returns undefined for values that need no confirmation
 * @returns the function that the form calls instead of `send`, and the dialog to render
 */
export function useConfirmation<TValues extends object>(
  send: (values: TValues) => Promise<void>,
  findTexts: (values: TValues) => ConfirmationTexts | undefined,
): [submit: (values: TValues) => Promise<void>, dialog: ReactNode] {
  const [pending, setPending] = useState<{ values: TValues; texts: ConfirmationTexts }>();
  const [open, setOpen] = useState(false);
  const submit = async (values: TValues): Promise<void> => {
    const texts = findTexts(values);
    if (texts === undefined) return send(values);
    setPending({ values, texts });
    setOpen(true);
  };
  const dialog = pending && (
    <ConfirmDialog
      {...pending.texts}
      cancelFirst
      open={open}
      onClose={() => setOpen(false)}
      onConfirm={async () => pending.values}
      // The form below shows the server's messages, so the dialog closes first.
      onDone={(values) => void send(values)}
    />
  );
  return [submit, dialog];
}
