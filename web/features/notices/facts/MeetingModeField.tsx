import { Form } from 'antd';
import type { Ref } from 'react';
import type { FieldInputProps } from '../../../forms/field-input-props';
import type { MeetingMode } from '../../../graphql/generated/documents';
import type { Focusable } from '../../../forms/useFocusFirst';
import { texts } from '../../../texts';
import { ChoiceChips } from '../form/ChoiceChips';

const MODES = ['ONLINE', 'OFFLINE', 'MIXED'] as const;

/** The field for the way in which the team meets. A second tap removes the choice. */
export function MeetingModeField() {
  return (
    <Form.Item name="meetingMode" label={texts.noticeFacts.mode}>
      <ModeInput />
    </Form.Item>
  );
}

interface ModeInputProps extends FieldInputProps<MeetingMode | null> {
  ref?: Ref<Focusable>;
}

function ModeInput({ value, onChange, ...field }: ModeInputProps) {
  return (
    <ChoiceChips<MeetingMode>
      {...field}
      label={texts.noticeFacts.mode}
      choices={MODES.map((mode) => [texts.noticeFacts.modes[mode], mode])}
      value={value ?? undefined}
      onChange={(mode) => onChange?.(mode === value ? null : mode)}
    />
  );
}
