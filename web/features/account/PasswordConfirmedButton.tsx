import type { FormInstance } from 'antd';
import { texts } from '../../texts';
import { CurrentPasswordField } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';

interface ConfirmedByPassword {
  password: string;
}

interface PasswordConfirmedButtonProps<TResult> {
  label: string;
  title: string;
  /** The consequences of the confirmation. */
  hint: string;
  confirm: string;
  danger?: boolean;
  /** Runs the action. Resolves to undefined after a failure. The dialog then stays open. */
  onConfirm: (input: ConfirmedByPassword, form: FormInstance<ConfirmedByPassword>) => Promise<TResult | undefined>;
  /** Called with the result after the dialog has closed. */
  onDone: (result: TResult) => void;
}

/** A button whose action needs the password, which a dialog requests. */
export function PasswordConfirmedButton<TResult>({
  hint,
  confirm,
  onConfirm,
  ...button
}: PasswordConfirmedButtonProps<TResult>) {
  return (
    <FormButton
      {...button}
      size="small"
      intro={hint}
      submitText={confirm}
      validateTrigger="onChange"
      onSubmit={onConfirm}
    >
      <CurrentPasswordField label={texts.auth.password} />
    </FormButton>
  );
}
