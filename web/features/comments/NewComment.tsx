import { Form } from 'antd';
import { AddCommentDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';
import { useVerificationRedirect } from '../verification/useVerificationRedirect';
import { CommentForm, type CommentValues } from './CommentForm';
import type { SentComment } from './CommentList';

// The response starts with the new comment. The cache replaces the part of the list that it covers
// (graphql/cache.ts).
gql`
  mutation AddComment($input: AddCommentInput!, $first: Int! = 10, $after: String) {
    addComment(input: $input) {
      notice {
        id
        commentCount
        ...CommentList_notice
      }
    }
  }
`;

interface NewCommentProps {
  noticeId: string;
  /** Called with the comment while it is sent, and with undefined when it is listed or refused. */
  onSending: (comment: SentComment | undefined) => void;
}

/** The form for a new comment. The list shows the comment before the server has stored it. */
export function NewComment({ noticeId, onSending }: NewCommentProps) {
  const [form] = Form.useForm<CommentValues>();
  const [addComment, pending] = useAction(AddCommentDocument, {
    failed: texts.comment.addFailed,
    form,
    onFailure: useVerificationRedirect(),
  });
  const send = async (text: string): Promise<boolean> => {
    onSending({ text, createdAt: new Date().toISOString() });
    const added = await addComment({ input: { noticeId, text } });
    onSending(undefined);
    return added !== undefined;
  };
  return (
    <CommentForm form={form} name={`comment:${noticeId}`} label={texts.comment.write} pending={pending} onSend={send} />
  );
}
