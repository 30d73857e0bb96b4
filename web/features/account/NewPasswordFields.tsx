import type { FormRule } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { texts } from '../../texts';
import { PasswordField } from '../../forms/fields';
import { ruleOf } from '../../forms/rules';

/**
 * The fields for a new password, which is typed twice. The second field is named `passwordAgain`.
 */
export function NewPasswordFields({ name, label }: { name: string; label: string }) {
  return (
    <>
      <PasswordField
        item={{ name, label, bounds: BOUNDS.password }}
        placeholder={texts.member.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        item={{
          name: 'passwordAgain',
          label: texts.member.passwordAgain,
          dependencies: [name],
          validateTrigger: 'onChange',
          rules: [samePassword(name)],
        }}
        autoComplete="new-password"
      />
    </>
  );
}

/** The rule of the second password field: its value equals the value of the field `first`. */
function samePassword(first: string): FormRule {
  return ({ getFieldValue }) =>
    ruleOf((value) => ((value ?? '') === (getFieldValue(first) ?? '') ? undefined : texts.member.passwordsDiffer));
}
