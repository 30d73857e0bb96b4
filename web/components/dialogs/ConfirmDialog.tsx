import type { ReactNode } from 'react';
import { texts } from '../../texts/general';
import { Dialog } from './Dialog';
import { useDialogAction } from './useDialogAction';

/** An action that needs a confirmation, and the texts of its dialog. */
export interface Confirmation<TResult> {
  /** The title of the dialog, such as 공고를 삭제할까요? */
  question: string;
  /** The consequences of the action, shown below the title. */
  hint?: ReactNode;
  confirmText: ReactNode;
  /** The label of the cancel button. Needed if the action itself is called "cancel". */
  cancelText?: string;
  danger?: boolean;
  /** Emphasizes the cancel button, if going back is the better choice. */
  cancelFirst?: boolean;
  /** Runs the action. Resolves to undefined after a failure. The dialog then stays open. */
  onConfirm: () => Promise<TResult | undefined>;
  /**
   * Called with the result after the dialog has closed. It may move the focus and leave the page.
   */
  onDone?: (result: TResult) => void;
}

interface ConfirmDialogProps<TResult> extends Confirmation<TResult> {
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
  cancelText,
  danger,
  cancelFirst = false,
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
      okButtonProps={{ danger, type: cancelFirst ? 'default' : 'primary' }}
      cancelButtonProps={{ type: cancelFirst ? 'primary' : 'default' }}
      cancelText={cancelText ?? texts.common.cancel}
      confirmLoading={pending}
      onOk={() => void run()}
      onClose={close}
    >
      {hint}
    </Dialog>
  );
}
