import { Drawer, Modal } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../../texts/general';
import { MEDIA } from '../../styles/appearance';
import styles from './Sheet.module.css';
import { useMediaQuery } from '../../styles/useMediaQuery';

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Content at the end of the head. */
  extra?: ReactNode;
  /** The buttons, which stay visible while the content scrolls. */
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A form above the page: a sheet of full height from below on phones, and a dialog on wide screens.
 */
export function Sheet({ title, open, onClose, extra, footer, children }: SheetProps) {
  const isPhone = useMediaQuery(MEDIA.phone);
  if (isPhone) {
    return (
      <Drawer
        placement="bottom"
        size="calc(100dvh - 20px)"
        title={title}
        open={open}
        onClose={onClose}
        closable={{ placement: 'start', 'aria-label': texts.common.close }}
        extra={extra}
        footer={footer}
        rootClassName={styles.sheet}
        destroyOnHidden
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Modal
      title={title}
      open={open}
      className={styles.dialog}
      width="min(900px, calc(100vw - 32px))"
      footer={footer}
      onCancel={onClose}
      destroyOnHidden
    >
      {/* Inside the title it would be part of the dialog's accessible name. */}
      <div className={styles.extra}>{extra}</div>
      {children}
    </Modal>
  );
}
