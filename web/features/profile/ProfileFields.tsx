import { BOUNDS } from '../../../shared/bounds';
import { line } from '../../../shared/text';
import { texts } from '../../texts';
import { TextField } from '../../forms/fields';
import { SchoolField } from './SchoolField';

interface ProfileFieldsProps {
  /** Shown below the school. */
  schoolHint?: string;
  /** The school of the viewer or of a share link. */
  knownSchool?: string;
}

/** The fields for nickname and school, shared by sign-up and profile. */
export function ProfileFields({ schoolHint, knownSchool }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        item={{ name: 'nickName', label: texts.member.nickName, bounds: BOUNDS.nickName, textKind: line }}
        autoComplete="nickname"
      />
      <SchoolField hint={schoolHint} known={knownSchool} />
    </>
  );
}
