import { Button, Form } from 'antd';
import { FreeHoursForm_ViewerFragmentDoc, UpdateFreeHoursDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { Row } from '../../../components/lists/Row';
import { PanelRow } from '../../../components/page/PanelRow';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { listSemesters } from './semesters';
import { hoursOn } from './week-hours';
import { WeekGrid } from './WeekGrid';

gql`
  fragment FreeHoursForm_viewer on Viewer {
    id
    semester
    freeHours {
      semester
      isPast
      hours
    }
  }
`;
gql`
  mutation UpdateFreeHours($input: UpdateFreeHoursInput!) {
    updateFreeHours(input: $input) {
      viewer {
        id
        ...FreeHoursForm_viewer
      }
    }
  }
`;

interface FreeHoursValues {
  semester: string;
  hours: number[];
}

const WORKDAYS = [0, 1, 2, 3, 4];
const EVENING = { from: 18, to: 23 };
const WEEKEND = [5, 6];
const DAYTIME = { from: 10, to: 22 };

interface FreeHoursProps {
  viewer: FragmentOf<typeof FreeHoursForm_ViewerFragmentDoc>;
}

/** The row of the settings with the viewer's free hours. */
export function FreeHoursRow({ viewer }: FreeHoursProps) {
  const { freeHours } = useFragmentData(FreeHoursForm_ViewerFragmentDoc, viewer);
  const { freeHours: title, hoursAWeek, unknown } = texts.timetable;
  const value = freeHours && !freeHours.isPast ? hoursAWeek(freeHours.hours.length) : unknown;
  return (
    <PanelRow title={title} value={value} anchor="free-hours">
      <FreeHoursForm viewer={viewer} />
    </PanelRow>
  );
}

interface FreeHoursFormProps extends FreeHoursProps {
  /** The semester to start with, for a viewer without free hours. */
  semester?: string | null;
  /** Hours of a notice's meetings. */
  marked?: readonly number[];
  onSaved?: () => void;
}

/** The form for the viewer's free hours of a week, which nobody else reads. */
export function FreeHoursForm({ viewer, semester, marked, onSaved }: FreeHoursFormProps) {
  const { semester: current, freeHours } = useFragmentData(FreeHoursForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<FreeHoursValues>();
  const toast = useToast();
  const [update, pending] = useAction(UpdateFreeHoursDocument, { failed: texts.timetable.hoursFailed, form });
  const { evenings, weekend, none, former } = texts.timetable.presets;
  const add = (hours: readonly number[]): void =>
    form.setFieldValue('hours', [...new Set([...(form.getFieldValue('hours') as number[]), ...hours])]);
  const submit = async (input: FreeHoursValues): Promise<void> => {
    if (!(await update({ input }))) return;
    toast.success(texts.timetable.hoursSaved);
    onSaved?.();
  };
  const semesters = listSemesters(current);
  const isPast = freeHours?.isPast === true;
  return (
    <ActionForm
      form={form}
      name="free-hours"
      initialValues={
        freeHours && !isPast
          ? { semester: freeHours.semester, hours: [...freeHours.hours] }
          : { semester: semesters.find(({ value }) => value === semester)?.value ?? current, hours: [] }
      }
      intro={texts.timetable.freeHoursHint}
      onSubmit={submit}
    >
      <Field name="semester" label={texts.timetable.semester} extra={isPast ? texts.timetable.pastHint : undefined}>
        <RadioGroup options={semesters} />
      </Field>
      <Row>
        <Button onClick={() => add(hoursOn(WORKDAYS, EVENING))}>{evenings}</Button>
        <Button onClick={() => add(hoursOn(WEEKEND, DAYTIME))}>{weekend}</Button>
        {isPast && <Button onClick={() => form.setFieldValue('hours', [...freeHours.hours])}>{former}</Button>}
        <Button type="text" onClick={() => form.setFieldValue('hours', [])}>
          {none}
        </Button>
      </Row>
      <Form.Item name="hours">
        <WeekGrid marked={marked} />
      </Form.Item>
      <Button htmlType="submit" loading={pending}>
        {texts.timetable.saveHours}
      </Button>
    </ActionForm>
  );
}
