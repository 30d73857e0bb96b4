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
import { fieldsOf, NOTICE_FIELDS, type NoticeFields, type NoticeValues } from '../notice-fields';
import { LineField, TitleField } from './NoticeTextFields';
import { ProjectHeadcounts } from './headcounts/ProjectHeadcounts';
import { Panel } from '../../../components/page/Panel';
import { ActionBar } from '../../../components/page/ActionBar';
import { VerifiedOnlyField } from './VerifiedOnlyField';
import styles from './NoticeForm.module.css';

/** The fields that are not a text on one line. */
const FIELDS: Readonly<Partial<Record<keyof NoticeFields, ReactElement>>> = {
  title: <TitleField />,
  headcount: <HeadcountField />,
  content: <ContentField kind="STUDY" />,
  deadline: <DeadlineField />,
  decideWithinDays: <DecideWithinDaysField />,
  verifiedOnly: <VerifiedOnlyField />,
};

const PROJECT_FIELDS: typeof FIELDS = {
  ...FIELDS,
  headcount: <ProjectHeadcounts />,
  content: <ContentField kind="PROJECT" />,
};

interface NoticeFormProps {
  kind: NoticeKind;
  form: FormInstance<NoticeValues>;
  initialValues: Partial<NoticeValues>;
  /** Content above the fields. */
  intro?: ReactNode;
  draft?: Draft<NoticeValues>;
  withDeadline?: boolean;
  submitText: string;
  pending: boolean;
  onSubmit: (values: NoticeValues) => Promise<void>;
}

export function NoticeForm({ kind, withDeadline = true, submitText, pending, onSubmit, ...form }: NoticeFormProps) {
  const [submit, warning] = useContactWarning(onSubmit);
  const fields = kind === 'PROJECT' ? PROJECT_FIELDS : FIELDS;
  return (
    <Panel>
      <ActionForm {...form} onSubmit={submit}>
        {fieldsOf(kind)
          .filter((name) => withDeadline || name !== 'deadline')
          .map((name) => {
            const { getLabel, line } = NOTICE_FIELDS[name];
            const field = line ? <LineField name={name} label={getLabel()} {...line} /> : fields[name];
            return <Fragment key={name}>{field}</Fragment>;
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
