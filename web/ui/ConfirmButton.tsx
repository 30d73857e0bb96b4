import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'>, Omit<Question, 'confirmText'> {
  /** The label of the dialog's confirm button; the default is the label of the button itself. */
  confirmText?: string;
}

/** A button that asks for confirmation in a dialog before an action that cannot be undone or that others notice. */
export function ConfirmButton({
  question,
  hint,
  confirmText,
  keepText,
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
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
        keepText={keepText}
        danger={button.danger}
        open={open}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
