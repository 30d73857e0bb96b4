import { BOUNDS } from '../../../shared/bounds';
import { texts } from '../../texts';
import { TextField } from '../../forms/fields';

interface EmailFieldProps {
  label: string;
  /** The type of address that it suggests. */
  placeholder?: string;
  disabled?: boolean;
}

export function EmailField({ label, ...input }: EmailFieldProps) {
  return (
    <TextField
      item={{
        name: 'email',
        label,
        bounds: BOUNDS.email,
        rules: [{ type: 'email', message: texts.member.emailInvalid }],
        validateFirst: true,
      }}
      type="email"
      autoComplete="email"
      inputMode="email"
      {...input}
    />
  );
}
