import { Form } from 'antd';
import type { FieldInputProps } from '../../../forms/field-input-props';
import type { MeetingMode } from '../../../graphql/generated/documents';
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

function ModeInput({ id, value, onChange }: FieldInputProps<MeetingMode | null>) {
  return (
    <div id={id} tabIndex={-1}>
      <ChoiceChips<MeetingMode>
        label={texts.noticeFacts.mode}
        choices={MODES.map((mode) => [texts.noticeFacts.modes[mode], mode])}
        value={value ?? undefined}
        onChange={(mode) => onChange?.(mode === value ? null : mode)}
      />
    </div>
  );
}
