import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { texts } from '../../../texts';
import { Field } from '../../../forms/fields';
import { paragraphCounter } from '../../../forms/rules';
import styles from './ApplySheet.module.css';
import { EarlierApplications } from './EarlierApplications';
import { addStarter, hasStarter } from './starters';
import type { ApplicationValues } from './useApplicationDraft';

interface ApplicationTextFieldProps {
  /** Whether the notice has questions. The text is then optional and comes after the answers. */
  withQuestions?: boolean;
  /**
   * Called with the form values after a starter or the text of an earlier application was added.
   */
  onAdded: (values: ApplicationValues) => void;
}

/** The text of an application, with buttons that add a starter or the text of an earlier one. */
export function ApplicationTextField({ withQuestions = false, onAdded }: ApplicationTextFieldProps) {
  const form = Form.useFormInstance<ApplicationValues>();
  const change = (update: (text: string) => string): void => {
    form.setFieldsValue({ text: update(form.getFieldsValue(true).text ?? '') });
    form.focusField('text');
    onAdded(form.getFieldsValue(true));
  };
  const take = (earlier: string): void =>
    change((text) => (text.trim() === '' ? earlier : `${text.trimEnd()}\n\n${earlier}`));
  return (
    <>
      <Field
        name="text"
        label={withQuestions ? texts.notice.optional(texts.application.moreName) : texts.application.text}
        subject={texts.application.textName}
        bounds={BOUNDS.application}
        textKind={paragraphs}
      >
        <Input.TextArea
          className={withQuestions ? styles.more : styles.text}
          placeholder={withQuestions ? undefined : texts.application.textHint}
          count={paragraphCounter(BOUNDS.application)}
        />
      </Field>
      <EarlierApplications
        before={!withQuestions && <Starters onAdd={(starter) => change((text) => addStarter(text, starter))} />}
        onTake={take}
      />
    </>
  );
}

/** Subjects that help to begin. A subject that is in the text cannot be added again. */
function Starters({ onAdd }: { onAdd: (starter: string) => void }) {
  const text = Form.useWatch<string | undefined>('text') ?? '';
  return (
    <ul className={styles.starters} aria-label={texts.application.starterGroup}>
      {texts.application.starters.map((starter) => (
        <li key={starter}>
          <Button shape="round" disabled={hasStarter(text, starter)} onClick={() => onAdd(starter)}>
            {starter}
          </Button>
        </li>
      ))}
    </ul>
  );
}
