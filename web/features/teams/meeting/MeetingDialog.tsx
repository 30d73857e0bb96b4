import { Input } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { endsOnSameDay } from '../../../../shared/meetings';
import { SetNextMeetingDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useToast } from '../../../components/feedback/Toast';
import { Field, TextField } from '../../../forms/fields';
import { FormDialog } from '../../../forms/FormDialog';
import { ruleOf } from '../../../forms/rules';
import { NativeSelect } from '../../../forms/NativeSelect';
import { useAction } from '../../../graphql/useAction';
import { listLengthOptions, START_OPTIONS } from '../../notices/facts/meeting-options';
import { daysFromToday } from '../../../days';

gql`
  mutation SetNextMeeting($input: SetNextMeetingInput!) {
    setNextMeeting(input: $input) {
      team {
        id
        ...NextMeeting_team
      }
    }
  }
`;

/** A meeting of a team. */
export interface Meeting {
  /** `YYYY-MM-DD` */
  date: string;
  /** Time of day in Korea, such as `19:30`. */
  start: string;
  minutes: number;
  /** Empty without one. */
  place: string;
}

/** The values of the form. The minutes are a string, because a select has no numbers. */
interface MeetingValues extends Omit<Meeting, 'minutes'> {
  minutes: string;
}

interface MeetingDialogProps {
  teamId: string;
  initial: Meeting;
  open: boolean;
  onClose: () => void;
}

/** The form for the next meeting of a team. */
export function MeetingDialog({ teamId, initial, open, onClose }: MeetingDialogProps) {
  const toast = useToast();
  const { title, hint, date, start, length, tooLate, place, placeHint, saved, failed } = texts.meeting;
  const [set] = useAction(SetNextMeetingDocument, { failed });
  return (
    <FormDialog<MeetingValues, object>
      title={title}
      size="small"
      open={open}
      intro={hint}
      submitText={texts.common.save}
      initialValues={{ ...initial, minutes: String(initial.minutes) }}
      onSubmit={({ minutes, ...meeting }, form) =>
        set({ input: { teamId, ...meeting, minutes: Number(minutes) } }, form)
      }
      onDone={() => toast.success(saved)}
      onClose={onClose}
    >
      <Field name="date" label={date} rules={[{ required: true, message: texts.input.required(date) }]}>
        <Input type="date" min={daysFromToday(BOUNDS.meetingDays.min)} max={daysFromToday(BOUNDS.meetingDays.max)} />
      </Field>
      <Field name="start" label={start}>
        <NativeSelect options={START_OPTIONS} />
      </Field>
      <Field
        name="minutes"
        label={length}
        dependencies={['start']}
        rules={[
          ({ getFieldValue }) =>
            ruleOf((minutes) => {
              const meeting = { start: String(getFieldValue('start')), minutes: Number(minutes) };
              return endsOnSameDay(meeting) ? undefined : tooLate;
            }),
        ]}
      >
        <NativeSelect options={listLengthOptions()} />
      </Field>
      <TextField
        item={{ name: 'place', label: texts.meeting.optionalPlace, subject: place, bounds: BOUNDS.meetingPlace }}
        placeholder={placeHint}
      />
    </FormDialog>
  );
}
