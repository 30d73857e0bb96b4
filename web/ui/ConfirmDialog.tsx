import type { ReactNode } from 'react';
import { texts } from '../texts';
import { Dialog } from './Dialog';
import { useDialogAction } from './useDialogAction';

/** A question before an action. */
export interface Question<TResult> {
  /** The title of the dialog. */
  question: string;
  /** The consequences of the action, shown below the title. */
  hint?: ReactNode;
  /** The label of the button that confirms. */
  confirmText: ReactNode;
  /**
   * The label of the button that leaves everything as it is, for actions that are called a
   * cancellation themselves.
   */
  keepText?: string;
  danger?: boolean;
  /** Runs the action. Resolves to undefined after a failure, and the dialog then stays open. */
  onConfirm: () => Promise<TResult | undefined>;
  /**
   * Called with the result when the dialog has closed. It may move the focus and leave the page.
   */
  onDone?: (result: TResult) => void;
}

interface ConfirmDialogProps<TResult> extends Question<TResult> {
  open: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation before an action that cannot be undone or that others notice, and stays
 * open until it is done.
 */
export function ConfirmDialog<TResult>({
  question,
  hint,
  confirmText,
  keepText,
  danger,
  open,
  onConfirm,
  onDone,
  onClose,
}: ConfirmDialogProps<TResult>) {
  const { run, pending, close } = useDialogAction({ run: onConfirm, onClose, onDone });
  return (
    <Dialog
      title={question}
      size="small"
      open={open}
      okText={confirmText}
      okButtonProps={{ danger }}
      cancelText={keepText ?? texts.common.cancel}
      confirmLoading={pending}
      onOk={() => void run()}
      onClose={close}
    >
      {hint}
    </Dialog>
  );
}
