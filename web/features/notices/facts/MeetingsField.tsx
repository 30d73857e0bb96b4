import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { Ref } from 'react';
import { BOUNDS } from '../../../../shared/bounds';
import { endsOnSameDay } from '../../../../shared/meetings';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { ruleOf } from '../../../forms/rules';
import type { Focusable } from '../../../forms/useFocusFirst';
import { useInputRows } from '../../../forms/useInputRows';
import { texts } from '../../../texts';
import { NativeSelect } from '../../../forms/NativeSelect';
import type { Meeting } from './describe-facts';
import { WEEKDAYS } from './meeting-hours';
import { INITIAL_TIME, listLengthOptions, START_OPTIONS } from './meeting-options';
import styles from './MeetingsField.module.css';

/** The first meeting that the button adds. */
const FIRST_MEETING: Meeting = { day: 'MONDAY', ...INITIAL_TIME };

/** The field for the weekly meetings of the team, at most three. */
export function MeetingsField() {
  return (
    <Form.Item
      name="meetings"
      label={texts.noticeFacts.meetingTimes}
      // The focus moves within the group before a meeting is complete.
      validateTrigger={false}
      rules={[ruleOf(checkMeetings)]}
    >
      <MeetingsInput />
    </Form.Item>
  );
}

interface MeetingsInputProps extends FieldInputProps<readonly Meeting[] | null> {
  ref?: Ref<Focusable>;
}

function MeetingsInput({ ref, value, onChange, ...field }: MeetingsInputProps) {
  const meetings = value ?? [];
  const { list, addButton, add, replace, remove } = useInputRows<HTMLFieldSetElement, Meeting>(ref, meetings, onChange);
  const { addMeeting, removeMeeting, meetingOf, day, days, longDay, start, length } = texts.noticeFacts;
  return (
    <fieldset {...field} ref={list} className={styles.meetings} aria-label={texts.noticeFacts.meetingTimes}>
      {meetings.map((meeting, index) => (
        <fieldset key={index} className={styles.meeting} aria-label={meetingOf(index + 1)}>
          <NativeSelect
            aria-label={day}
            value={meeting.day}
            options={WEEKDAYS.map((each) => [each, longDay(days[each])])}
            onChange={(chosen) => replace(index, { ...meeting, day: chosen })}
          />
          <NativeSelect
            aria-label={start}
            value={meeting.start}
            options={START_OPTIONS}
            onChange={(chosen) => replace(index, { ...meeting, start: chosen })}
          />
          <NativeSelect
            aria-label={length}
            value={String(meeting.minutes)}
            options={listLengthOptions()}
            onChange={(chosen) => replace(index, { ...meeting, minutes: Number(chosen) })}
          />
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={removeMeeting(index + 1)}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      {meetings.length < BOUNDS.meetingCount.max && (
        <Button
          ref={addButton}
          icon={<PlusOutlined aria-hidden />}
          onClick={() => add(meetings.at(-1) ?? FIRST_MEETING)}
        >
          {addMeeting}
        </Button>
      )}
    </fieldset>
  );
}

function checkMeetings(value: unknown): string | undefined {
  const meetings = (value ?? []) as readonly Meeting[];
  return meetings.every(endsOnSameDay) ? undefined : texts.meeting.tooLate;
}
