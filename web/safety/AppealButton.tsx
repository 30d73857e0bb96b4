import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AppealDecisionDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

gql`
  mutation AppealDecision($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      decision {
        id
        ...DecisionItem_decision
      }
    }
  }
`;

/** Appeals against a decision, once. */
export function AppealButton({ decisionId }: { decisionId: string }) {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ text: string }>();
  const toast = useToast();
  const [appeal, pending] = useAction(AppealDecisionDocument, { form });
  const submit = async ({ text }: { text: string }): Promise<void> => {
    if (!(await appeal({ input: { decisionId, text } }))) return;
    setOpen(false);
    toast.success(texts.safety.appealed);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.safety.appeal}</Button>
      <Modal
        title={texts.safety.appeal}
        open={open}
        okText={texts.safety.appeal}
        cancelText={texts.common.cancel}
        confirmLoading={pending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ActionForm
          form={form}
          name="appeal"
          intro={texts.safety.appealHint}
          initialValues={{ text: '' }}
          onSubmit={submit}
        >
          <Field name="text" label={texts.safety.appealText} bounds={BOUNDS.appeal} textKind={paragraphs}>
            <Input.TextArea rows={4} />
          </Field>
        </ActionForm>
      </Modal>
    </>
  );
}
