import { Modal, type ModalProps } from 'antd';

/** The widths of dialogs in pixels: a question, a form, and a form or list with long lines. */
const WIDTHS = { small: 420, medium: 480, large: 520 } as const;

export interface DialogProps extends Pick<
  ModalProps,
  'afterClose' | 'cancelText' | 'children' | 'confirmLoading' | 'footer' | 'mask' | 'okButtonProps' | 'okText' | 'onOk'
> {
  title: string;
  size?: keyof typeof WIDTHS;
  open: boolean;
  onClose: () => void;
}

/** A dialog above the page. Its content leaves the page when it has closed. */
export function Dialog({ size = 'medium', onClose, ...modal }: DialogProps) {
  return <Modal {...modal} width={`min(${WIDTHS[size]}px, calc(100vw - 32px))`} onCancel={onClose} destroyOnHidden />;
}
