import { BOUNDS } from '../../../shared/bounds';
import { texts } from '../../texts';
import { TextField } from '../../forms/fields';

export function EmailField({ label }: { label: string }) {
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
    />
  );
}
