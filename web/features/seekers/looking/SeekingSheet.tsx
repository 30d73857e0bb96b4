import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { BOUNDS, DEFAULT_SEEKING_DAYS, SEEKING_DAYS } from '../../../../shared/bounds';
import { ROLES } from '../../../../shared/notice-filter';
import { paragraphs } from '../../../../shared/text';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useDialogAction } from '../../../components/dialogs/useDialogAction';
import { useToast } from '../../../components/feedback/Toast';
import { ActionForm } from '../../../forms/ActionForm';
import { useDraft } from '../../../forms/drafts/useDraft';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { paragraphCounter, ruleOf } from '../../../forms/rules';
import { useContactWarning } from '../../../forms/useContactWarning';
import {
  SeekingSheetDocument,
  type SeekingSheetQuery,
  StartSeekingDocument,
  type StartSeekingInput,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { Loading } from '../../../graphql/view/Loading';
import { texts } from '../../../texts';
import { useSchoolProof } from '../../verification/useSchoolProof';
import { KINDS } from '../seeker-filter';
import styles from './SeekingSheet.module.css';

gql`
  query SeekingSheet {
    viewer {
      id
      teamProfile {
        roles
      }
      courses {
        name
      }
    }
  }
`;
gql`
  mutation StartSeeking($input: StartSeekingInput!) {
    startSeeking(input: $input) {
      viewer {
        id
        ...OwnSeeking_viewer
      }
    }
  }
`;

interface SeekingSheetProps {
  open: boolean;
  onClose: () => void;
  onStarted: () => void;
}

type SeekingValues = Omit<StartSeekingInput, 'course'> & { course?: string };

/** The form in which the viewer starts to look for a team. It shows beforehand who will see it. */
export function SeekingSheet({ open, onClose, onStarted }: SeekingSheetProps) {
  const { data } = useQuery(SeekingSheetDocument, { skip: !open });
  const [form] = Form.useForm<SeekingValues>();
  const draft = useDraft<SeekingValues>('seeking');
  const toast = useToast();
  const proof = useSchoolProof();
  const [start] = useAction(StartSeekingDocument, { failed: texts.seeker.startFailed, form });
  const { run, pending, close } = useDialogAction({
    run: ({ course, ...values }: SeekingValues) => start({ input: { ...values, course: course || null } }),
    onClose,
    onDone: () => {
      draft.clear();
      toast.success(texts.seeker.started);
      onStarted();
    },
  });
  const [submit, warning] = useContactWarning(run);
  return (
    <Sheet
      title={texts.seeker.start}
      open={open}
      onClose={close}
      footer={
        <>
          <p className={styles.visible}>
            {proof === 'OFF' ? texts.seeker.visibleTo.OFF : texts.seeker.visibleTo.VERIFIED}
          </p>
          <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
            {texts.seeker.submit}
          </Button>
        </>
      }
    >
      {data?.viewer ? (
        <ActionForm
          form={form}
          name="seeking"
          validateTrigger="onChange"
          initialValues={{
            kinds: [],
            roles: [...data.viewer.teamProfile.roles],
            text: '',
            course: '',
            days: DEFAULT_SEEKING_DAYS,
          }}
          draft={draft}
          onSubmit={submit}
        >
          <SeekingFields viewer={data.viewer} />
        </ActionForm>
      ) : (
        <Loading />
      )}
      {warning}
    </Sheet>
  );
}

/** The fields of the form. Only a project has roles. */
export function SeekingFields({ viewer }: { viewer: NonNullable<SeekingSheetQuery['viewer']> }) {
  const { what, whatRequired, rolesRequired, text, textHint, days, daysFor } = texts.seeker;
  const kinds = Form.useWatch<readonly string[] | undefined>('kinds') ?? [];
  return (
    <>
      <Field name="kinds" label={what} rules={[chooseOne(whatRequired)]}>
        <Checkbox.Group options={KINDS.map((kind) => ({ value: kind, label: texts.notice.kind[kind] }))} />
      </Field>
      {kinds.includes('PROJECT') && (
        <Field name="roles" label={texts.teamProfile.roles} rules={[chooseOne(rolesRequired)]}>
          <Checkbox.Group options={ROLES.map((role) => ({ value: role, label: texts.notice.role[role] }))} />
        </Field>
      )}
      <Field name="text" label={text} bounds={BOUNDS.seekerText} textKind={paragraphs}>
        <Input.TextArea rows={3} placeholder={textHint} count={paragraphCounter(BOUNDS.seekerText)} />
      </Field>
      <CourseField viewer={viewer} />
      <Field name="days" label={days}>
        <RadioGroup options={SEEKING_DAYS.map((count) => ({ value: count, label: daysFor(count) }))} />
      </Field>
    </>
  );
}

/** Returns the rule of a group of checkboxes. A group may not have the ARIA state "required". */
function chooseOne(message: string) {
  return ruleOf((value) => (Array.isArray(value) && value.length > 0 ? undefined : message));
}

/** The choice of one of the viewer's courses. Renders nothing for viewers without courses. */
function CourseField({ viewer: { courses } }: { viewer: NonNullable<SeekingSheetQuery['viewer']> }) {
  // The list shows names, which may be equal in both semesters.
  const names = [...new Set(courses.map(({ name }) => name))];
  if (names.length === 0) return null;
  const { course, courseHint, noCourse } = texts.seeker;
  return (
    <Field name="course" label={texts.notice.optional(course)} extra={courseHint}>
      <RadioGroup vertical>
        <Radio value="">{noCourse}</Radio>
        {names.map((name) => (
          <Radio key={name} value={name}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </Field>
  );
}
