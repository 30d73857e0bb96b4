import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
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
  children,
  ...button
}: ConfirmButtonProps<TResult>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        question={question}
        hint={hint}
        confirmText={confirmText ?? children}
        cancelText={cancelText}
        danger={button.danger}
        open={open}
        onConfirm={onConfirm}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
