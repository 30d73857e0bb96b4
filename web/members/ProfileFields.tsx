import { BOUNDS } from '../../shared/bounds';
import { line } from '../../shared/text';
import { texts } from '../texts';
import { Field, TextField } from '../ui/fields';
import { SchoolInput } from './SchoolInput';

/**
 * The fields for nickname and school, shared by sign-up and profile.
 * @param schoolHint shown below the school
 */
export function ProfileFields({ schoolHint }: { schoolHint?: string }) {
  const { nickName, school } = texts.member;
  return (
    <>
      <TextField
        item={{ name: 'nickName', label: nickName, bounds: BOUNDS.nickName, textKind: line }}
        autoComplete="nickname"
      />
      <Field name="school" label={school} extra={schoolHint} bounds={BOUNDS.university} textKind={line}>
        <SchoolInput />
      </Field>
    </>
  );
}
