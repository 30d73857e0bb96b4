import { Button, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';

/** What is asked before a membership ends. */
interface ReasonQuestion {
  /** The label of the button that confirms. */
  label: string;
  question: string;
  hint: ReactNode;
  reasonLabel: string;
  /** Whether a reason has to be given. */
  required?: boolean;
  pending: boolean;
  /** Does it. Resolves to whether it was done. */
  onConfirm: (reason: string) => Promise<boolean>;
}

/** A button for what ends a membership. Its dialog asks for a reason. */
export function ReasonButton(question: ReasonQuestion) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {question.label}
      </Button>
      <ReasonDialog {...question} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface ReasonDialogProps extends ReasonQuestion {
  open: boolean;
  onClose: () => void;
}

/** Asks for the reason for what ends a membership. */
export function ReasonDialog({
  label,
  question,
  hint,
  reasonLabel,
  required = false,
  pending,
  open,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  const submit = async ({ reason }: { reason: string }): Promise<void> => {
    if (await onConfirm(reason)) onClose();
  };
  return (
    <Modal
      title={question}
      open={open}
      width="min(480px, calc(100vw - 32px))"
      okText={label}
      okButtonProps={{ danger: true }}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <ActionForm form={form} name="reason" initialValues={{ reason: '' }} intro={hint} onSubmit={submit}>
        <Field
          name="reason"
          label={reasonLabel}
          bounds={{ ...BOUNDS.departureReason, min: required ? 1 : 0 }}
          textKind={paragraphs}
        >
          <Input.TextArea rows={3} />
        </Field>
      </ActionForm>
    </Modal>
  );
}
