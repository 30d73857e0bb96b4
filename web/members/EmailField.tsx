import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { TextField } from '../ui/fields';

interface EmailFieldProps {
  label: string;
  /** The type of address that it suggests. */
  placeholder?: string;
  disabled?: boolean;
}

/** The field for an email address, named `email`. */
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
