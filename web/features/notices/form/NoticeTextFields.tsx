import { BOUNDS, type Bounds } from '../../../../shared/bounds';
import { line } from '../../../../shared/text';
import { texts } from '../../../texts';
import { TextField } from '../../../forms/fields';

export function TitleField() {
  return (
    <TextField
      item={{ name: 'title', label: texts.notice.titleField, bounds: BOUNDS.title, textKind: line }}
      autoComplete="off"
    />
  );
}

interface LineFieldProps {
  name: string;
  label: string;
  bounds: Bounds;
  getHint: () => string;
}

/** An optional text on one line. */
export function LineField({ name, label, bounds, getHint }: LineFieldProps) {
  return (
    <TextField
      item={{ name, label: texts.notice.optional(label), subject: label, bounds, textKind: line }}
      placeholder={getHint()}
    />
  );
}
