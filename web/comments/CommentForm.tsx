import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AddCommentDocument, type CommentInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { countCodePoints } from '../ui/rules';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';
import type { SentComment } from './CommentList';
import { useNewComments } from './useNewComments';

gql`
  mutation AddComment($noticeId: ID!, $input: CommentInput!) {
    addComment(noticeId: $noticeId, input: $input) {
      id
      ...CommentItem_comment
    }
  }
`;

interface CommentFormProps {
  noticeId: string;
  /** Called with the comment while it is sent, and with undefined when it is listed or refused. */
  onSending: (comment: SentComment | undefined) => void;
}

/** Adds a comment. It is listed at once, and the text stays in the form until the server has stored it. */
export function CommentForm({ noticeId, onSending }: CommentFormProps) {
  const [form] = Form.useForm<CommentInput>();
  const draft = useDraft<CommentInput>(`comment:${noticeId}`);
  const loadNewComments = useNewComments(noticeId);
  const [addComment, pending] = useAction(AddCommentDocument, { form });

  const send = async (input: CommentInput): Promise<void> => {
    if (!(await addComment({ noticeId, input }))) return;
    draft.clear();
    form.setFieldsValue({ comment: '' });
    // The comment is stored. When the list fails to load, the next visit shows it.
    await loadNewComments().catch(() => undefined);
  };
  const submit = async (input: CommentInput): Promise<void> => {
    const text = input.comment.trim();
    if (text === '' || pending) return;
    onSending({ text, createdAt: new Date().toISOString() });
    await send(input);
    onSending(undefined);
  };
  return (
    <ActionForm form={form} validateTrigger="onChange" initialValues={{ comment: '' }} draft={draft} onSubmit={submit}>
      <Field
        name="comment"
        label={texts.comment.write}
        subject={texts.comment.title}
        bounds={{ ...BOUNDS.comment, min: 0 }}
        textKind={paragraphs}
      >
        <Input.TextArea
          placeholder={texts.comment.hint}
          rows={3}
          count={{ show: true, max: BOUNDS.comment.max, strategy: countComment }}
        />
      </Field>
      <Button type="primary" htmlType="submit" loading={pending}>
        {texts.comment.submit}
      </Button>
    </ActionForm>
  );
}

/** Counts the code points of a comment as it will be stored. */
function countComment(text: string): number {
  return countCodePoints(paragraphs, text);
}
