import { useApolloClient } from '@apollo/client/react';
import { Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import type { ModerationAction } from '../graphql/generated/documents';
import { refetchActive } from '../graphql/refetch';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { type DecisionValues, useDecide } from './useDecide';

/** For how many days a member can be suspended. */
const DAYS = [1, 7, 30];

interface DecisionDialogProps {
  caseId: string;
  action: ModerationAction;
  title: string;
  /** Called when it has closed and given the focus back. */
  onClose: () => void;
}

/** Asks for the reason of a decision, and for how long somebody is suspended. */
export function DecisionDialog({ caseId, action, title, onClose }: DecisionDialogProps) {
  const client = useApolloClient();
  const [open, setOpen] = useState(true);
  const [form] = Form.useForm<DecisionValues>();
  const toast = useToast();
  const [decide, pending] = useDecide(form);
  const submit = async (values: DecisionValues): Promise<void> => {
    if (!(await decide(caseId, action, values))) return;
    toast.success(texts.moderation.done);
    setOpen(false);
    // The case moves to the other list.
    refetchActive(client);
  };
  return (
    <Modal
      title={title}
      open={open}
      width="min(520px, calc(100vw - 32px))"
      okText={title}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <ActionForm
        form={form}
        name="decision"
        intro={texts.moderation.reasonHint}
        initialValues={{ reason: '', days: 7 }}
        onSubmit={submit}
      >
        {action === 'SUSPEND' && (
          <Field name="days" label={texts.moderation.days}>
            <Radio.Group options={DAYS.map((days) => ({ value: days, label: texts.moderation.dayCount(days) }))} />
          </Field>
        )}
        <Field name="reason" label={texts.moderation.reason} bounds={BOUNDS.decisionReason} textKind={paragraphs}>
          <Input.TextArea rows={3} />
        </Field>
      </ActionForm>
    </Modal>
  );
}
