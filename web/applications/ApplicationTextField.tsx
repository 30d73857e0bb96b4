import { Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { texts } from '../texts';
import { Field } from '../ui/fields';
import { countCodePoints } from '../ui/rules';
import styles from './ApplySheet.module.css';
import { EarlierApplications } from './EarlierApplications';
import type { ApplicationValues } from './useApplicationDraft';

interface ApplicationTextFieldProps {
  /** Called with the form values after the text of an earlier application was added. */
  onTaken: (values: ApplicationValues) => void;
}

/** The text of an application, with a button that adds the text of an earlier one. */
export function ApplicationTextField({ onTaken }: ApplicationTextFieldProps) {
  const form = Form.useFormInstance<ApplicationValues>();
  const take = (earlier: string): void => {
    const text = form.getFieldsValue(true).text ?? '';
    form.setFieldsValue({ text: text.trim() === '' ? earlier : `${text.trimEnd()}\n\n${earlier}` });
    form.focusField('text');
    onTaken(form.getFieldsValue(true));
  };
  return (
    <>
      <Field
        name="text"
        label={texts.application.text}
        subject={texts.application.textName}
        bounds={BOUNDS.application}
        textKind={paragraphs}
      >
        <Input.TextArea
          className={styles.text}
          placeholder={texts.application.textHint}
          count={{ show: true, max: BOUNDS.application.max, strategy: countApplication }}
        />
      </Field>
      <EarlierApplications onTake={take} />
    </>
  );
}

/** Counts the code points of an application as it will be stored. */
function countApplication(text: string): number {
  return countCodePoints(paragraphs, text);
}
