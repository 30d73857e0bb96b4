import { Button, type FormInstance } from 'antd';
import { Callout } from '../../components/feedback/Callout';
import { ActionForm } from '../../forms/ActionForm';
import { PasswordField, TextField } from '../../forms/fields';
import type { LogInInput } from '../../graphql/generated/documents';
import { texts } from '../../texts';

interface LogInFormProps {
  form: FormInstance<LogInInput>;
  initialValues: LogInInput;
  errorMessage: string | undefined;
  canSubmit: boolean;
  pending: boolean;
  onSubmit: (input: LogInInput) => Promise<void>;
}

/** The form to log in, which shows the server's message above its fields. */
export function LogInForm({ form, initialValues, errorMessage, canSubmit, pending, onSubmit }: LogInFormProps) {
  return (
    <ActionForm<LogInInput>
      form={form}
      initialValues={initialValues}
      // Does not validate on blur, because the user may be heading for a demo account.
      validateTrigger={[]}
      intro={
        errorMessage && (
          <Callout tone="error" role="alert">
            {errorMessage}
          </Callout>
        )
      }
      onSubmit={onSubmit}
    >
      <TextField
        item={{ name: 'loginId', label: texts.auth.loginId, rules: [required(texts.auth.loginId)] }}
        placeholder={texts.auth.loginId}
        autoComplete="username"
        autoCapitalize="none"
        size="large"
      />
      <PasswordField
        item={{ name: 'password', label: texts.auth.password, rules: [required(texts.auth.password)] }}
        placeholder={texts.auth.password}
        autoComplete="current-password"
        size="large"
      />
      <Button type="primary" htmlType={canSubmit ? 'submit' : 'button'} size="large" block loading={pending}>
        {texts.auth.logIn}
      </Button>
    </ActionForm>
  );
}

/**
 * A rule for an empty field. All other problems of a login come from the server, for both fields
 * together.
 */
const required = (label: string) => ({ required: true, message: texts.input.required(label) });
