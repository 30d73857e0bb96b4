import { Button, Modal } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
import { Page } from '../ui/Page';

/** Shows a dialog by itself, for development. */
export function DemoPage() {
  const [open, setOpen] = useState(false);
  return (
    <Page title={texts.demo.title}>
      <Button onClick={() => setOpen(true)}>{texts.demo.open}</Button>
      <Modal title={texts.demo.dialog} open={open} onCancel={() => setOpen(false)} footer={null} />
    </Page>
  );
}
