import { Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { line, paragraphs } from '../../shared/text';
import { texts } from '../texts';
import { Field, TextField } from '../ui/fields';

/** The title of a notice. */
export function TitleField() {
  return (
    <TextField
      item={{ name: 'title', label: texts.notice.titleField, bounds: BOUNDS.title, textKind: line }}
      autoComplete="off"
    />
  );
}

/** The subject area of a project. */
export function FieldField() {
  const { field: subject, fieldHint, optional } = texts.notice;
  return (
    <TextField
      item={{ name: 'field', label: optional(subject), subject, bounds: BOUNDS.field, textKind: line }}
      placeholder={fieldHint}
    />
  );
}

/** The technologies of a project. */
export function TechStackField() {
  const { techStack: subject, techStackHint, optional } = texts.notice;
  return (
    <TextField
      item={{ name: 'techStack', label: optional(subject), subject, bounds: BOUNDS.techStack, textKind: line }}
      placeholder={techStackHint}
    />
  );
}

/** The content of a notice. */
export function ContentField() {
  return (
    <Field name="content" label={texts.notice.content} bounds={BOUNDS.content} textKind={paragraphs}>
      <Input.TextArea rows={10} />
    </Field>
  );
}
