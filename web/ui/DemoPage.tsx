import { Button, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
import { Page } from './Page';

/** A dialog to look at by itself, in development only. */
export function DemoPage() {
  const [open, setOpen] = useState(false);
  return (
    <Page title={texts.demo.title}>
      <Button onClick={() => setOpen(true)}>{texts.demo.open}</Button>
      <Modal title={texts.demo.dialog} open={open} onCancel={() => setOpen(false)} footer={null} />
    </Page>
  );
}
