import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AddCommentDocument, type AddCommentInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Field } from '../ui/fields';
import { countCodePoints } from '../ui/rules';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';
import { useUnverified } from '../verification/useUnverified';
import type { SentComment } from './CommentList';
import { useLoadedComments } from './useLoadedComments';

gql`
  mutation AddComment($input: AddCommentInput!, $first: Int! = 100, $after: String) {
    addComment(input: $input) {
      notice {
        id
        commentCount
        ...CommentList_notice
      }
    }
  }
`;

type CommentValues = Omit<AddCommentInput, 'noticeId'>;

interface CommentFormProps {
  noticeId: string;
  /** Called with the comment while it is sent, and with undefined when it is listed or refused. */
  onSending: (comment: SentComment | undefined) => void;
}

/** Adds a comment. It is listed at once, and the text stays in the form until the server has stored it. */
export function CommentForm({ noticeId, onSending }: CommentFormProps) {
  const [form] = Form.useForm<CommentValues>();
  const draft = useDraft<CommentValues>(`comment:${noticeId}`);
  const { getEnd, loadRest } = useLoadedComments(noticeId);
  const [addComment, pending] = useAction(AddCommentDocument, { form, onFailure: useUnverified() });

  const send = async (values: CommentValues): Promise<void> => {
    if (!(await addComment({ input: { noticeId, ...values }, after: getEnd()?.endCursor }))) return;
    draft.clear();
    form.setFieldsValue({ text: '' });
    // The comment is stored. When the list fails to load, the next visit shows it.
    await loadRest().catch(() => undefined);
  };
  const submit = async (values: CommentValues): Promise<void> => {
    const text = values.text.trim();
    if (text === '' || pending) return;
    onSending({ text, createdAt: new Date().toISOString() });
    await send(values);
    onSending(undefined);
  };
  return (
    <ActionForm
      form={form}
      name="comment"
      validateTrigger="onChange"
      initialValues={{ text: '' }}
      draft={draft}
      onSubmit={submit}
    >
      <Field
        name="text"
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
