import type { ButtonProps } from 'antd';
import { DialogButton } from './DialogButton';
import { ConfirmDialog, type Confirmation } from './ConfirmDialog';

interface ConfirmButtonProps<TResult>
  extends Omit<ButtonProps, 'loading' | 'onClick'>, Omit<Confirmation<TResult>, 'confirmText' | 'danger'> {
  /** The label of the dialog's confirm button. The default is the label of the button itself. */
  confirmText?: string;
}

/**
 * A button that opens a confirmation dialog, for an irreversible action or one that others notice.
 */
export function ConfirmButton<TResult>({
  question,
  hint,
  confirmText,
  cancelText,
  onConfirm,
  onDone,
  ...button
}: ConfirmButtonProps<TResult>) {
  return (
    <DialogButton
      {...button}
      dialog={(state) => (
        <ConfirmDialog
          question={question}
          hint={hint}
          confirmText={confirmText ?? button.children}
          cancelText={cancelText}
          danger={button.danger}
          onConfirm={onConfirm}
          onDone={onDone}
          {...state}
        />
      )}
    />
  );
}
