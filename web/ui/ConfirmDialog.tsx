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
   * The label of the button that changes nothing, for actions that are themselves a cancellation.
   */
  keepText?: string;
  danger?: boolean;
  /** Runs the action. Resolves to undefined after a failure. The dialog then stays open. */
  onConfirm: () => Promise<TResult | undefined>;
  /**
   * Called with the result after the dialog has closed. It may move the focus and leave the page.
   */
  onDone?: (result: TResult) => void;
}

interface ConfirmDialogProps<TResult> extends Question<TResult> {
  open: boolean;
  onClose: () => void;
}

/**
 * A confirmation dialog for an irreversible action or one that others notice. It stays open until
 * the action is done.
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
