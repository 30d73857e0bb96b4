import { Form, Input } from 'antd';
import type { ComponentProps } from 'react';
import { BOUNDS } from '../../../../shared/bounds';
import { daysFromToday } from '../../../days';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { texts } from '../../../texts';
import { ChoiceChips } from './ChoiceChips';

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
      <DateInput />
    </Form.Item>
  );
}

interface DateInputProps extends FieldInputProps<string | null> {
  ref?: ComponentProps<typeof Input>['ref'];
}

/** The value is a day, `YYYY-MM-DD`. It is empty or null without a deadline. */
function DateInput({ value, onChange, ...input }: DateInputProps) {
  const { deadline, deadlineIn, noDeadline } = texts.notice;
  const days = Object.entries(deadlineIn).map(([count, name]) => [name, daysFromToday(Number(count))] as const);
  return (
    <>
      <Input
        {...input}
        {...getBounds()}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <ChoiceChips label={deadline} choices={[...days, [noDeadline, '']]} value={value ?? ''} onChange={onChange} />
    </>
  );
}
