import type { ApolloCache } from '@apollo/client';
import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { AddCommentDocument, type CommentInput } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { textRules } from '../ui/rules';
import { useAction } from '../ui/useAction';
import { useDraft } from '../ui/useDraft';

gql`
  mutation AddComment($noticeId: ID!, $input: CommentInput!) {
    addComment(noticeId: $noticeId, input: $input) {
      id
      ...CommentItem_comment
    }
  }
`;

/** A thing in the cache. */
interface Entity {
  __typename: string;
  id: string;
}

/** Where a comment goes, and who writes it. */
interface CommentFormProps {
  notice: Entity;
  /** Shown with the comment before the server has answered; null while it is not known yet. */
  author: { id: string; nickName: string; imageUrl: string | null } | null;
  onAdded: () => void;
}

/** Adds a comment: it stands in the list at once. What was typed stays in the form until the server has it. */
export function CommentForm({ notice, author, onAdded }: CommentFormProps) {
  const [form] = Form.useForm<CommentInput>();
  const draft = useDraft<CommentInput>(`comment:${notice.id}`);
  const [addComment, pending] = useAction(AddCommentDocument, {
    form,
    optimisticResponse: ({ input }) => ({
      addComment: {
        __typename: 'Comment' as const,
        id: 'new',
        text: input.comment.trim(),
        createdAt: new Date().toISOString(),
        viewerCanDelete: false,
        author: author && { ...author, __typename: 'Member' as const },
      },
    }),
    update: (cache, { data }) => data && appendComment(cache, notice, data.addComment),
  });
  const submit = async (input: CommentInput): Promise<void> => {
    if (input.comment.trim() === '' || pending) return;
    if (!(await addComment({ noticeId: notice.id, input }))) return;
    draft.clear();
    form.setFieldsValue({ comment: '' });
    onAdded();
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className="comment-form"
      initialValues={{ comment: '', ...draft.values }}
      onValuesChange={(_, values: CommentInput) => draft.save(values)}
      onFinish={(input: CommentInput) => void submit(input)}
    >
      <Form.Item
        name="comment"
        label={texts.comment.write}
        rules={textRules(texts.comment.title, { ...BOUNDS.comment, min: 0 })}
      >
        <Input.TextArea
          placeholder={texts.comment.hint}
          rows={3}
          count={{ show: true, max: BOUNDS.comment.max, strategy: countCodePoints }}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={pending}>
        {texts.comment.submit}
      </Button>
    </Form>
  );
}

/** Counts as the server does. */
function countCodePoints(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length;
}

/** Puts a comment at the end of the loaded ones. It has no cursor yet: the next fetch brings it with one. */
function appendComment(cache: ApolloCache, notice: Entity, comment: Entity): void {
  cache.modify<{ commentCount: number; comments: { edges: object[] } }>({
    id: cache.identify(notice as never),
    fields: {
      commentCount: (count) => count + 1,
      comments: (known, { toReference }) => {
        const edge = { __typename: 'CommentEdge', cursor: '', node: toReference(comment as never) };
        return { ...known, edges: [...('edges' in known ? known.edges : []), edge] };
      },
    },
  });
}
