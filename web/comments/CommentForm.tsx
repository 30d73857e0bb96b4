import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../server/bounds';
import { AddCommentDocument, type CommentInput } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { textRules } from '../ui/rules';
import { useAction } from '../ui/useAction';

gql`
  mutation AddComment($noticeId: ID!, $input: CommentInput!) {
    addComment(noticeId: $noticeId, input: $input) {
      id
    }
  }
`;

/** Adds a comment. Nothing but white space is not sent. */
export function CommentForm({ noticeId }: { noticeId: string }) {
  const [form] = Form.useForm<CommentInput>();
  const [addComment, pending] = useAction(AddCommentDocument, { form, refetchQueries: 'active' });
  const submit = async (input: CommentInput): Promise<void> => {
    if (input.comment.trim() === '') return;
    if (await addComment({ noticeId, input })) form.resetFields();
  };
  return (
    <Form
      form={form}
      className="comment-form"
      initialValues={{ comment: '' }}
      onFinish={(input: CommentInput) => void submit(input)}
    >
      <Form.Item name="comment" rules={textRules(texts.comment.title, { ...BOUNDS.comment, min: 0 })}>
        <Input.TextArea aria-label={texts.comment.write} placeholder={texts.comment.hint} rows={3} />
      </Form.Item>
      <Button htmlType="submit" loading={pending}>
        {texts.comment.submit}
      </Button>
    </Form>
  );
}
