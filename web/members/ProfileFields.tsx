import { BOUNDS } from '../../shared/bounds';
import { line } from '../../shared/text';
import { texts } from '../texts';
import { Field, TextField } from '../ui/fields';
import { SchoolInput } from './SchoolInput';

/** The fields for nickname, school and e-mail, shared by sign-up and profile. */
export function ProfileFields() {
  const { nickName, school, email, emailInvalid } = texts.member;
  return (
    <>
      <TextField
        item={{ name: 'nickName', label: nickName, bounds: BOUNDS.nickName, textKind: line }}
        autoComplete="nickname"
      />
      <Field name="school" label={school} bounds={BOUNDS.university} textKind={line}>
        <SchoolInput />
      </Field>
      <TextField
        item={{
          name: 'email',
          label: email,
          bounds: BOUNDS.email,
          rules: [{ type: 'email', message: emailInvalid }],
          validateFirst: true,
        }}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </>
  );
}
