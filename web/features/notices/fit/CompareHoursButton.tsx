import { Button } from 'antd';
import { useState } from 'react';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import { Row } from '../../../components/lists/Row';
import { texts } from '../../../texts';
import type { CompareHoursProps } from './CompareHoursSheet';

/** The code is loaded when the sheet opens, because most visits of a notice need no week. */
const CompareHoursSheet = lazyDialog(async () => (await import('./CompareHoursSheet')).CompareHoursSheet);

/** A button that opens the viewer's week with the hours of a notice's meetings. */
export function CompareHoursButton(notice: CompareHoursProps) {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{texts.fit.compareHours}</Button>
      <CompareHoursSheet {...notice} open={open} onClose={() => setOpen(false)} />
    </Row>
  );
}
