import { Modal, type ModalProps } from 'antd';

/** The widths of dialogs in pixels: for a question, for a form, and for long lines. */
const WIDTHS = { small: 420, medium: 480, large: 520 } as const;

export interface DialogProps extends Pick<
  ModalProps,
  | 'afterClose'
  | 'cancelButtonProps'
  | 'cancelText'
  | 'children'
  | 'confirmLoading'
  | 'footer'
  | 'mask'
  | 'okButtonProps'
  | 'okText'
  | 'onOk'
> {
  title: string;
  size?: keyof typeof WIDTHS;
  open: boolean;
  onClose: () => void;
}

/** A modal dialog. Its content is unmounted after it has closed. */
export function Dialog({ size = 'medium', onClose, ...modal }: DialogProps) {
  return <Modal {...modal} width={`min(${WIDTHS[size]}px, calc(100vw - 32px))`} onCancel={onClose} destroyOnHidden />;
}
