import { Button, type ButtonProps, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

/** A button that asks before it does. */
interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The question. */
  question: string;
  /** What the action will mean, below the question. */
  hint?: string;
  /** The word on the button that does it; by default the button's own. */
  confirmText?: string;
  onConfirm: () => void;
}

/** Asks once more before something that cannot be taken back, in a dialog that holds the focus and gives it back. */
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
