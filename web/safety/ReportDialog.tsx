import { Form, Input, Modal } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import type { Known } from '../graphql/enums';
import {
  ReportContentDocument,
  type ReportContentInput,
  type ReportReason,
  type ReportTarget,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { RadioGroup } from '../ui/RadioGroup';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

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
  open: boolean;
  onClose: () => void;
}

/** The form to report something, with a reason and a text. */
export function ReportDialog({ target, targetId, open, onClose }: ReportDialogProps) {
  const [form] = Form.useForm<ReportValues>();
  const toast = useToast();
  const [report, pending] = useAction(ReportContentDocument, {
    form,
    onFailure: ({ code, message }) => {
      if (code !== 'ALREADY_REPORTED') return false;
      toast.info(message);
      onClose();
      return true;
    },
  });
  const submit = async (values: ReportValues): Promise<void> => {
    if (!(await report({ input: { target, targetId, ...values } }))) return;
    toast.success(texts.safety.reported);
    onClose();
  };
  return (
    <Modal
      title={texts.safety.report[target]}
      open={open}
      width="min(480px, calc(100vw - 32px))"
      okText={texts.safety.sendReport}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <ActionForm
        form={form}
        name={`report-${targetId}`}
        validateTrigger="onChange"
        intro={texts.safety.reportHint}
        initialValues={{ text: '' }}
        onSubmit={submit}
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
      </ActionForm>
    </Modal>
  );
}
