import { Input } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphs } from '../../../shared/text';
import type { Known } from '../../graphql/enums';
import {
  ReportContentDocument,
  type ReportContentInput,
  type ReportReason,
  type ReportTarget,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Field } from '../../forms/fields';
import { FormDialog } from '../../forms/FormDialog';
import { RadioGroup } from '../../forms/RadioGroup';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';

gql`
  mutation ReportContent($input: ReportContentInput!) {
    reportContent(input: $input) {
      targetId
    }
  }
`;

type ReportValues = Pick<ReportContentInput, 'reason' | 'text'>;

const REASONS = ['SPAM', 'ABUSE', 'FRAUD', 'PERSONAL_INFO', 'OTHER'] satisfies ReportReason[];

interface ReportDialogProps {
  target: Known<ReportTarget>;
  targetId: string;
  /** An offer by the reported member. The report includes it, so that moderators read its text. */
  offerId?: string;
  open: boolean;
  onClose: () => void;
}

/** The form for a report, with a reason and a text. */
export function ReportDialog({ target, targetId, offerId, open, onClose }: ReportDialogProps) {
  const toast = useToast();
  const [report] = useAction(ReportContentDocument, {
    failed: texts.safety.reportFailed,
    onFailure: ({ code, message }) => {
      if (code !== 'ALREADY_REPORTED') return false;
      toast.info(message);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog<ReportValues, object>
      title={texts.safety.report[target]}
      intro={texts.safety.reportHint}
      submitText={texts.safety.sendReport}
      validateTrigger="onChange"
      initialValues={{ text: '' }}
      open={open}
      onClose={onClose}
      onSubmit={(values, form) => report({ input: { target, targetId, offerId, ...values } }, form)}
      onDone={() => toast.success(texts.safety.reported)}
    >
      <Field
        name="reason"
        label={texts.safety.reason}
        rules={[{ required: true, message: texts.safety.reasonRequired }]}
      >
        <RadioGroup
          vertical
          options={REASONS.map((reason) => ({ value: reason, label: texts.safety.reasons[reason] }))}
        />
      </Field>
      <Field name="text" label={texts.safety.text} bounds={BOUNDS.reportText} textKind={paragraphs}>
        <Input.TextArea rows={3} placeholder={texts.safety.textHint} />
      </Field>
    </FormDialog>
  );
}
