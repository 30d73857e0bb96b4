import { Button, type ButtonProps, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The title of the dialog. */
  question: string;
  /** The consequences of the action, shown below the title. */
  hint?: ReactNode;
  /** The label of the dialog's confirm button; the default is the label of the button itself. */
  confirmText?: string;
  /** The label of the button that leaves everything as it is, for actions that are called a cancellation themselves. */
  keepText?: string;
  onConfirm: () => void;
}

/** A button that asks for confirmation in a dialog before an action that cannot be undone or that others notice. */
export function ConfirmButton({ question, hint, confirmText, keepText, onConfirm, ...button }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const confirm = (): void => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <Modal
        title={question}
        open={open}
        width="min(420px, calc(100vw - 32px))"
        okText={confirmText ?? button.children}
        okButtonProps={{ danger: button.danger }}
        cancelText={keepText ?? texts.common.cancel}
        onOk={confirm}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        {hint}
      </Modal>
    </>
  );
}
