import { Button, type FormInstance } from 'antd';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { NoticeKind } from '../../../graphql/generated/documents';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { useContactWarning } from '../../../forms/useContactWarning';
import { LinkButton } from '../../../components/buttons/LinkButton';
import type { Draft } from '../../../forms/drafts/useDraft';
import { ContentField } from './ContentField';
import { DeadlineField } from './DeadlineField';
import { DecideWithinDaysField } from './DecideWithinDaysField';
import { HeadcountField } from './headcounts/HeadcountField';
import { CourseField } from '../facts/CourseField';
import { FactFields } from '../facts/FactFields';
import { MeetingModeField } from '../facts/MeetingModeField';
import { MeetingsField } from '../facts/MeetingsField';
import { SemesterField } from '../facts/SemesterField';
import { FACT_NAMES, fieldsOf, NOTICE_FIELDS, type NoticeFieldName, type NoticeValues } from '../notice-fields';
import { LineField, TitleField } from './NoticeTextFields';
import { NumberField } from './NumberField';
import { ProjectHeadcounts } from './headcounts/ProjectHeadcounts';
import { FrozenQuestions, QuestionsField } from './questions/QuestionsField';
import { Panel } from '../../../components/page/Panel';
import { ActionBar } from '../../../components/page/ActionBar';
import { TagField } from './TagField';
import { VerifiedOnlyField } from './VerifiedOnlyField';
import styles from './NoticeForm.module.css';

/** Inputs of the fields that NOTICE_FIELDS does not describe by `line` or `number`. */
const FIELDS: Readonly<Partial<Record<NoticeFieldName, ReactElement>>> = {
  title: <TitleField />,
  headcount: <HeadcountField />,
  content: <ContentField kind="STUDY" />,
  deadline: <DeadlineField />,
  decideWithinDays: <DecideWithinDaysField />,
  questions: <QuestionsField kind="STUDY" />,
  verifiedOnly: <VerifiedOnlyField />,
  course: <CourseField />,
  semester: <SemesterField />,
  meetings: <MeetingsField />,
  meetingMode: <MeetingModeField />,
};

const PROJECT_FIELDS: typeof FIELDS = {
  ...FIELDS,
  headcount: <ProjectHeadcounts />,
  content: <ContentField kind="PROJECT" />,
  questions: <QuestionsField kind="PROJECT" />,
};

const isFact = (name: NoticeFieldName): boolean => FACT_NAMES.some((fact) => fact === name);

interface NoticeFormProps {
  kind: NoticeKind;
  form: FormInstance<NoticeValues>;
  initialValues: Partial<NoticeValues>;
  /** Content above the fields. */
  intro?: ReactNode;
  draft?: Draft<NoticeValues>;
  withDeadline?: boolean;
  /** The questions, if they cannot be changed. */
  frozenQuestions?: readonly string[];
  submitText: string;
  pending: boolean;
  onSubmit: (values: NoticeValues) => Promise<void>;
}

export function NoticeForm({
  kind,
  withDeadline = true,
  frozenQuestions,
  submitText,
  pending,
  onSubmit,
  ...form
}: NoticeFormProps) {
  const [submit, warning] = useContactWarning(onSubmit);
  const fields = {
    ...(kind === 'PROJECT' ? PROJECT_FIELDS : FIELDS),
    ...(frozenQuestions && { questions: <FrozenQuestions questions={frozenQuestions} /> }),
  };
  const names = fieldsOf(kind).filter((name) => withDeadline || name !== 'deadline');
  const renderField = (name: NoticeFieldName): ReactNode => {
    const { getLabel, line, number } = NOTICE_FIELDS[name];
    const label = getLabel();
    const text = line && { name, label, bounds: line.bounds, getHint: line.getHint };
    return (
      <Fragment key={name}>
        {text && (line.hasTags ? <TagField {...text} /> : <LineField {...text} />)}
        {number && <NumberField name={name} label={label} {...number} />}
        {fields[name]}
      </Fragment>
    );
  };
  return (
    <Panel>
      <ActionForm {...form} onSubmit={submit}>
        {names.map((name) => {
          if (name === FACT_NAMES[0]) {
            return (
              <FactFields key={name} initialValues={{ ...form.initialValues, ...form.draft?.values }}>
                {FACT_NAMES.map(renderField)}
              </FactFields>
            );
          }
          return isFact(name) ? null : renderField(name);
        })}
        <div className={styles.foot}>
          <ActionBar whileTyping>
            <div className={styles.buttons}>
              <LinkButton size="large" to={getHref('home')}>
                {texts.common.cancel}
              </LinkButton>
              <Button type="primary" size="large" htmlType="submit" loading={pending}>
                {submitText}
              </Button>
            </div>
          </ActionBar>
        </div>
      </ActionForm>
      {warning}
    </Panel>
  );
}
