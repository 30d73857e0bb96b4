import { Button, type ButtonProps, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The title of the dialog. */
  question: string;
  /** The consequences of the action, shown below the title. */
  hint?: string;
  /** The label of the dialog's confirm button; the default is the label of the button itself. */
  confirmText?: string;
  onConfirm: () => void;
}

/** A button that asks for confirmation in a dialog before an action that cannot be undone. */
export function ConfirmButton({ question, hint, confirmText, onConfirm, ...button }: ConfirmButtonProps) {
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
        cancelText={texts.common.cancel}
        onOk={confirm}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        {hint}
      </Modal>
    </>
  );
}
