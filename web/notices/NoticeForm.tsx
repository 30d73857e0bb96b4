import { Button, type FormInstance } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import type { NoticeKind } from '../graphql/generated/documents';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { useContactWarning } from '../ui/ContactWarning';
import { LinkButton } from '../ui/LinkButton';
import type { Draft } from '../ui/useDraft';
import { numberRules } from '../ui/rules';
import { DeadlineField } from './DeadlineField';
import { HeadcountField } from './HeadcountField';
import type { NoticeValues } from './notice-values';
import { ContentField, FieldField, TechStackField, TitleField } from './NoticeTextFields';
import { NumberField } from './NumberField';
import { RoleNumbers } from './RoleNumbers';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { VerifiedOnlyField } from './VerifiedOnlyField';

interface NoticeFormProps {
  kind: NoticeKind;
  form: FormInstance<NoticeValues>;
  initialValues: Partial<NoticeValues>;
  draft?: Draft<NoticeValues>;
  /** Shows the field for the deadline. */
  withDeadline?: boolean;
  submitText: string;
  pending: boolean;
  onSubmit: (values: NoticeValues) => Promise<void>;
}

/** The form that creates or updates a notice. */
export function NoticeForm({ kind, withDeadline = true, submitText, pending, onSubmit, ...form }: NoticeFormProps) {
  const [submit, warning] = useContactWarning(onSubmit);
  const { decideWithinDays, decideWithinDaysHint } = texts.notice;
  return (
    <Panel>
      <ActionForm {...form} onSubmit={submit}>
        <TitleField />
        {kind === 'PROJECT' ? (
          <>
            <FieldField />
            <TechStackField />
            <HeadcountField />
            <RoleNumbers />
          </>
        ) : (
          <HeadcountField />
        )}
        <ContentField />
        {withDeadline && <DeadlineField />}
        <NumberField
          name="decideWithinDays"
          label={decideWithinDays}
          extra={decideWithinDaysHint}
          rules={numberRules(decideWithinDays, BOUNDS.decideWithinDays)}
        />
        <VerifiedOnlyField />
        <Row>
          <Button type="primary" htmlType="submit" loading={pending}>
            {submitText}
          </Button>
          <LinkButton to={getHref('home')}>{texts.common.cancel}</LinkButton>
        </Row>
      </ActionForm>
      {warning}
    </Panel>
  );
}
