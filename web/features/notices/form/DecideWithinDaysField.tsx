import { Form } from 'antd';
import type { ComponentProps } from 'react';
import { BOUNDS, DEFAULT_DECISION_DAYS } from '../../../../shared/bounds';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { numberRules } from '../../../forms/rules';
import { texts } from '../../../texts';
import { ChoiceChips } from './ChoiceChips';
import { Stepper } from './Stepper';

/** The choices below the field, in days. */
const FREQUENT_DAYS = [3, 5, 7];

/** The field for the days within which the owner decides about an application. */
export function DecideWithinDaysField() {
  const days = Form.useWatch<number | null>('decideWithinDays') ?? DEFAULT_DECISION_DAYS;
  return (
    <Form.Item
      name="decideWithinDays"
      label={texts.noticeForm.decideQuestion}
      extra={texts.noticeForm.decideHint(texts.notice.decidesWithin(days))}
      rules={numberRules(texts.notice.decideWithinDays, BOUNDS.decideWithinDays)}
    >
      <DaysInput />
    </Form.Item>
  );
}

interface DaysInputProps extends FieldInputProps<number | null> {
  ref?: ComponentProps<typeof Stepper>['ref'];
}

function DaysInput(input: DaysInputProps) {
  const { fewerDays, moreDays, days } = texts.noticeForm;
  return (
    <>
      <Stepper {...input} bounds={BOUNDS.decideWithinDays} fewer={fewerDays} more={moreDays} />
      <ChoiceChips
        label={texts.noticeForm.decideQuestion}
        choices={FREQUENT_DAYS.map((count) => [days(count), count])}
        value={input.value ?? undefined}
        onChange={input.onChange}
      />
    </>
  );
}
