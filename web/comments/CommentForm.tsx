import type { ApolloCache } from '@apollo/client';
import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AddCommentDocument, type CommentInput } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { type Entity, identify } from '../ui/entity';
import { countCodePoints, textRules } from '../ui/rules';
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

interface CommentFormProps {
  notice: Entity;
  /** The author of the optimistic comment; null until the viewer has loaded. */
  author: { id: string; nickName: string; imageUrl: string | null } | null;
  onAdded: () => void;
}

/** Adds a comment. It is listed optimistically, and the text stays in the form until the server has stored it. */
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
        rules={textRules(texts.comment.title, { ...BOUNDS.comment, min: 0 }, paragraphs)}
      >
        <Input.TextArea
          placeholder={texts.comment.hint}
          rows={3}
          count={{ show: true, max: BOUNDS.comment.max, strategy: countComment }}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={pending}>
        {texts.comment.submit}
      </Button>
    </Form>
  );
}

/** Counts the code points of a comment as it will be stored. */
function countComment(text: string): number {
  return countCodePoints(paragraphs, text);
}

/** Appends a comment to the loaded ones. Its edge has no cursor until the next fetch. */
function appendComment(cache: ApolloCache, notice: Entity, comment: Entity): void {
  cache.modify<{ commentCount: number; comments: { edges: object[] } }>({
    id: identify(cache, notice),
    fields: {
      commentCount: (count) => count + 1,
      comments: (list, { toReference }) => {
        const edge = { __typename: 'CommentEdge', cursor: '', node: toReference({ ...comment }) };
        return { ...list, edges: [...('edges' in list ? list.edges : []), edge] };
      },
    },
  });
}
