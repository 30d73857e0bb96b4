import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';

/** What is asked before an action. */
export interface Question {
  /** The title of the dialog. */
  question: string;
  /** The consequences of the action, shown below the title. */
  hint?: ReactNode;
  /** The label of the button that confirms. */
  confirmText: ReactNode;
  /** The label of the button that leaves everything as it is, for actions that are called a cancellation themselves. */
  keepText?: string;
  danger?: boolean;
  onConfirm: () => void;
}

interface ConfirmDialogProps extends Question {
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone or that others notice. */
export function ConfirmDialog({
  question,
  hint,
  confirmText,
  keepText,
  danger,
  open,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const confirm = (): void => {
    onClose();
    onConfirm();
  };
  return (
    <Modal
      title={question}
      open={open}
      width="min(420px, calc(100vw - 32px))"
      okText={confirmText}
      okButtonProps={{ danger }}
      cancelText={keepText ?? texts.common.cancel}
      onOk={confirm}
      onCancel={onClose}
      destroyOnHidden
    >
      {hint}
    </Modal>
  );
}
