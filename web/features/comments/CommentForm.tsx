import { Button, type FormInstance, Input } from 'antd';
import { useRef } from 'react';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphs } from '../../../shared/text';
import type { AddCommentInput } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { useContactWarning } from '../../forms/useContactWarning';
import { Field } from '../../forms/fields';
import { paragraphCounter } from '../../forms/rules';
import { useAboveKeyboard } from '../../components/browser/useKeyboard';
import { useDraft } from '../../forms/drafts/useDraft';
import styles from './CommentForm.module.css';

export type CommentValues = Pick<AddCommentInput, 'text'>;

interface CommentFormProps {
  form: FormInstance<CommentValues>;
  /** The name of the form and of its draft (forms/drafts/useDraft.ts). */
  name: string;
  label: string;
  pending: boolean;
  /** Sends the text. Resolves to whether the server has stored it. */
  onSend: (text: string) => Promise<boolean>;
}

/**
 * The form of a comment or a reply: one line, which grows while it is used. The text stays in it
 * until the server has stored it. The placeholder shows the label.
 */
export function CommentForm({ form, name, label, pending, onSend }: CommentFormProps) {
  const draft = useDraft<CommentValues>(name);
  const container = useRef<HTMLDivElement>(null);
  useAboveKeyboard(container);
  const publish = async (values: CommentValues): Promise<void> => {
    const text = values.text.trim();
    if (text === '' || pending || !(await onSend(text))) return;
    draft.clear();
    form.setFieldsValue({ text: '' });
  };
  const [submit, warning] = useContactWarning(publish);
  return (
    <div ref={container} className={styles.place}>
      <ActionForm
        form={form}
        name={name}
        validateTrigger="onChange"
        initialValues={{ text: '' }}
        draft={draft}
        onSubmit={submit}
      >
        <Field
          name="text"
          label={label}
          subject={texts.comment.title}
          bounds={{ ...BOUNDS.comment, min: 0 }}
          textKind={paragraphs}
        >
          <Input.TextArea placeholder={label} rows={1} count={paragraphCounter(BOUNDS.comment)} />
        </Field>
        <Button type="primary" htmlType="submit" loading={pending}>
          {texts.comment.submit}
        </Button>
        {warning}
      </ActionForm>
    </div>
  );
}
