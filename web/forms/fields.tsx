import { Form, type FormItemProps, Input } from 'antd';
import type { ComponentProps } from 'react';
import { BOUNDS, type Bounds } from '../../shared/bounds';
import type { TextKind } from '../../shared/text';
import { FieldLabel } from './field-label';
import { textRules } from './rules';

interface FieldProps extends Pick<
  FormItemProps,
  'dependencies' | 'extra' | 'getValueProps' | 'normalize' | 'rules' | 'validateTrigger' | 'validateFirst'
> {
  name: string;
  label: string;
  /** The bounds of the text, which a rule checks. */
  bounds?: Bounds;
  /** The allowed characters and the stored form of the text (shared/text.ts). */
  textKind?: TextKind;
  /** The name of the field in the messages of the rule. The default is the label. */
  subject?: string;
}

export function TextField({ item, ...input }: { item: FieldProps } & ComponentProps<typeof Input>) {
  return (
    <Field {...item}>
      <Input {...input} />
    </Field>
  );
}

/** A labelled field for a password, with a button that shows it. */
export function PasswordField({ item, ...input }: { item: FieldProps } & ComponentProps<typeof Input.Password>) {
  return (
    <Field {...item}>
      <Input.Password {...input} />
    </Field>
  );
}

/**
 * The field for the viewer's password, which confirms an action. The minimum length of a new
 * password does not apply.
 */
export function CurrentPasswordField({ name = 'password', label }: { name?: string; label: string }) {
  return (
    <PasswordField
      item={{ name, label, bounds: { min: 1, max: BOUNDS.password.max } }}
      autoComplete="current-password"
    />
  );
}

export function Field({
  label,
  bounds,
  textKind,
  subject = label,
  rules = [],
  ...item
}: FieldProps & Pick<FormItemProps, 'children'>) {
  return (
    <FieldLabel value={label}>
      <Form.Item {...item} label={label} rules={bounds ? [...rules, ...textRules(subject, bounds, textKind)] : rules} />
    </FieldLabel>
  );
}
