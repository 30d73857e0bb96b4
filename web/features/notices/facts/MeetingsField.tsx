import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BOUNDS } from '../../../../shared/bounds';
import { endsOnSameDay, MEETING_STARTS, MEETING_STEP_MINUTES } from '../../../../shared/meetings';
import { ruleOf } from '../../../forms/rules';
import { texts } from '../../../texts';
import { describeDuration, type Meeting } from './describe-facts';
import styles from './MeetingsField.module.css';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

const { min, max } = BOUNDS.meetingMinutes;

const LENGTHS = Array.from({ length: max / MEETING_STEP_MINUTES }, (_, index) => min + index * MEETING_STEP_MINUTES);

/** A frequent time, to start from. */
const FIRST_MEETING: Meeting = { day: 'MONDAY', start: '19:00', minutes: 60 };

/** The field for the weekly meetings of the team, at most three. */
export function MeetingsField() {
  return (
    <Form.Item name="meetings" label={texts.noticeFacts.meetingTimes} rules={[ruleOf(checkMeetings)]}>
      <MeetingsInput />
    </Form.Item>
  );
}

/** The props come from the form. */
function MeetingsInput({ id, value, onChange }: MeetingsInputProps) {
  const meetings = value ?? [];
  const list = useRef<HTMLDivElement>(null);
  const replace = (index: number, change: Partial<Meeting>): void =>
    onChange?.(meetings.map((meeting, at) => (at === index ? { ...meeting, ...change } : meeting)));
  const focusLast = (selector: string): void =>
    [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
  const add = (): void => {
    flushSync(() => onChange?.([...meetings, meetings.at(-1) ?? FIRST_MEETING]));
    const rows = list.current?.querySelectorAll('fieldset') ?? [];
    rows[rows.length - 1]?.querySelector('select')?.focus();
  };
  const remove = (index: number): void => {
    flushSync(() => onChange?.(meetings.filter((_, at) => at !== index)));
    focusLast('button');
  };
  const { addMeeting, removeMeeting, meetingOf, day, days, longDay, start, length } = texts.noticeFacts;
  return (
    <div ref={list} id={id} tabIndex={-1} className={styles.meetings}>
      {meetings.map((meeting, index) => (
        <fieldset key={index} className={styles.meeting} aria-label={meetingOf(index + 1)}>
          <Select
            label={day}
            value={meeting.day}
            options={DAYS.map((each) => [each, longDay(days[each])])}
            onChange={(chosen) => replace(index, { day: chosen })}
          />
          <Select
            label={start}
            value={meeting.start}
            options={MEETING_STARTS.map((each) => [each, each])}
            onChange={(chosen) => replace(index, { start: chosen })}
          />
          <Select
            label={length}
            value={String(meeting.minutes)}
            options={LENGTHS.map((minutes) => [String(minutes), describeDuration(minutes)])}
            onChange={(chosen) => replace(index, { minutes: Number(chosen) })}
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
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          {addMeeting}
        </Button>
      )}
    </div>
  );
}

interface MeetingsInputProps {
  id?: string;
  value?: readonly Meeting[] | null;
  onChange?: (value: readonly Meeting[]) => void;
}

interface SelectProps<TValue extends string> {
  label: string;
  value: string;
  options: readonly (readonly [value: TValue, name: ReactNode])[];
  onChange: (value: TValue) => void;
}

/** The browser's own list, which phones show as a wheel. */
function Select<TValue extends string>({ label, value, options, onChange }: SelectProps<TValue>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([each]) => each === target.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

function checkMeetings(value: unknown): string | undefined {
  const meetings = (value ?? []) as readonly Meeting[];
  return meetings.every(endsOnSameDay) ? undefined : texts.noticeFacts.tooLate;
}
