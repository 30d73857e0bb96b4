import { Button, type FormInstance, Modal } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField } from '../ui/fields';

interface ConfirmedByPassword {
  password: string;
}

interface PasswordConfirmedButtonProps {
  /** The words of the button. */
  label: string;
  /** The heading of the dialog. */
  title: string;
  /** What happens after the confirmation. */
  hint: string;
  /** The words of the button that confirms. */
  confirm: string;
  danger?: boolean;
  pending: boolean;
  form: FormInstance<ConfirmedByPassword>;
  /** Does what was confirmed. Returns false if it was refused; the dialog then stays open. */
  onConfirm: (input: ConfirmedByPassword) => Promise<boolean>;
}

/** A button whose action the member confirms with the password in a dialog. */
export function PasswordConfirmedButton({
  label,
  title,
  hint,
  confirm,
  danger,
  ...rest
}: PasswordConfirmedButtonProps) {
  const { pending, form, onConfirm } = rest;
  const [open, setOpen] = useState(false);
  const submit = async (input: ConfirmedByPassword): Promise<void> => {
    if (await onConfirm(input)) setOpen(false);
  };
  return (
    <>
      <Button danger={danger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        title={title}
        open={open}
        width="min(420px, calc(100vw - 32px))"
        okText={confirm}
        okButtonProps={{ danger }}
        cancelText={texts.common.cancel}
        confirmLoading={pending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        afterClose={() => form.resetFields()}
      >
        <ActionForm form={form} validateTrigger="onChange" intro={hint} onSubmit={submit}>
          <PasswordField
            item={{ name: 'password', label: texts.auth.password, bounds: { min: 1, max: BOUNDS.password.max } }}
            autoComplete="current-password"
          />
        </ActionForm>
      </Modal>
    </>
  );
}
