import { Form } from 'antd';
import { useEffect } from 'react';
import { AddReplyDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';
import { useVerificationRedirect } from '../verification/useVerificationRedirect';
import { CommentForm, type CommentValues } from './CommentForm';

// The response contains the replies after the loaded ones, up to the new one.
gql`
  mutation AddReply($input: AddCommentInput!, $first: Int! = 100, $after: String) {
    addComment(input: $input) {
      comment {
        id
        parent {
          id
          ...Replies_comment
        }
      }
      notice {
        id
        commentCount
      }
    }
  }
`;

/** The comment or reply that a new reply refers to. */
export interface ReplyTarget {
  id: string;
  nickName: string;
}

interface NewReplyProps {
  noticeId: string;
  target: ReplyTarget;
  /** The cursor of the last loaded reply to the same comment. */
  after: string | null;
  onAdded: () => void;
}

export function NewReply({ noticeId, target, after, onAdded }: NewReplyProps) {
  const [form] = Form.useForm<CommentValues>();
  const [addReply, pending] = useAction(AddReplyDocument, {
    failed: texts.comment.replyFailed,
    form,
    onFailure: useVerificationRedirect(),
  });
  useEffect(() => form.focusField('text'), [form]);
  const send = async (text: string): Promise<boolean> => {
    const added = await addReply({ input: { noticeId, parentId: target.id, text }, after });
    if (added) onAdded();
    return added !== undefined;
  };
  return (
    <CommentForm
      form={form}
      name={`reply:${target.id}`}
      label={texts.comment.replyTo(target.nickName)}
      pending={pending}
      onSend={send}
    />
  );
}
