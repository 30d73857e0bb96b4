import { Button, type FormInstance } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { PasswordField } from '../ui/fields';
import { FormDialog } from '../ui/FormDialog';

interface ConfirmedByPassword {
  password: string;
}

interface PasswordConfirmedButtonProps<TResult> {
  /** The text of the button. */
  label: string;
  /** The heading of the dialog. */
  title: string;
  /** The consequences of the confirmation. */
  hint: string;
  /** The text of the confirm button. */
  confirm: string;
  danger?: boolean;
  /** Runs the action. Resolves to undefined after a failure. The dialog then stays open. */
  onConfirm: (input: ConfirmedByPassword, form: FormInstance<ConfirmedByPassword>) => Promise<TResult | undefined>;
  /** Called with the result after the dialog has closed. */
  onDone: (result: TResult) => void;
}

/** A button whose action needs the password, which a dialog requests. */
export function PasswordConfirmedButton<TResult>({
  label,
  title,
  hint,
  confirm,
  danger,
  onConfirm,
  onDone,
}: PasswordConfirmedButtonProps<TResult>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger={danger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        title={title}
        size="small"
        intro={hint}
        submitText={confirm}
        danger={danger}
        validateTrigger="onChange"
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={onConfirm}
        onDone={onDone}
      >
        <PasswordField
          item={{ name: 'password', label: texts.auth.password, bounds: { min: 1, max: BOUNDS.password.max } }}
          autoComplete="current-password"
        />
      </FormDialog>
    </>
  );
}
