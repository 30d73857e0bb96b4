import { Button, type ButtonProps, Popconfirm } from 'antd';
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

/** Asks once more before something that cannot be taken back. */
export function ConfirmButton({ question, hint, confirmText, onConfirm, ...button }: ConfirmButtonProps) {
  return (
    <Popconfirm
      title={question}
      description={hint}
      onConfirm={onConfirm}
      okText={confirmText ?? button.children}
      okButtonProps={{ danger: button.danger }}
      cancelText={texts.common.cancel}
      disabled={button.disabled}
    >
      <Button {...button} />
    </Popconfirm>
  );
}
