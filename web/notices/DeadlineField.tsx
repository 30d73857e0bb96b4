import { Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { toSeoul } from '../../shared/seoul';
import { texts } from '../texts';

/** Returns the calendar day in Korea after this number of days, as `YYYY-MM-DD`. */
function daysFromToday(days: number): string {
  const dayMs = 24 * 60 * 60 * 1000;
  return toSeoul(new Date(Date.now() + days * dayMs))
    .toISOString()
    .slice(0, 10);
}

/** Bounds of the browser's calendar. The server checks them with its own clock. */
const getBounds = () => ({
  min: daysFromToday(BOUNDS.deadlineDays.min),
  max: daysFromToday(BOUNDS.deadlineDays.max),
});

/** The form field for the deadline of a notice, with the browser's own calendar. */
export function DeadlineField() {
  const { deadline, deadlineHint, optional } = texts.notice;
  return (
    <Form.Item name="deadline" label={optional(deadline)} extra={deadlineHint}>
      <Input type="date" {...getBounds()} />
    </Form.Item>
  );
}
