import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type Question } from '../components/dialogs/ConfirmDialog';

/** A question about the values of a form. */
export type ValuesQuestion = Pick<Question<object>, 'question' | 'hint' | 'confirmText' | 'cancelText'>;

/**
 * Shows a question before a form is sent. Its first choice is to go back to the form.
 * @param findQuestion returns undefined for values that need no question
 * @returns the function that the form calls instead of `send`, and the dialog to render
 */
export function useQuestion<TValues extends object>(
  send: (values: TValues) => Promise<void>,
  findQuestion: (values: TValues) => ValuesQuestion | undefined,
): [submit: (values: TValues) => Promise<void>, dialog: ReactNode] {
  const [asked, setAsked] = useState<{ values: TValues; question: ValuesQuestion }>();
  const [open, setOpen] = useState(false);
  const submit = async (values: TValues): Promise<void> => {
    const question = findQuestion(values);
    if (question === undefined) return send(values);
    setAsked({ values, question });
    setOpen(true);
  };
  const dialog = asked && (
    <ConfirmDialog
      {...asked.question}
      cancelFirst
      open={open}
      onClose={() => setOpen(false)}
      onConfirm={async () => asked.values}
      // The form below shows the server's messages, so the dialog closes first.
      onDone={(values) => void send(values)}
    />
  );
  return [submit, dialog];
}
