import { useRef, useState } from 'react';
import { CommentSection_NoticeFragmentDoc, type CommentSectionQuery } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ErrorBoundary } from '../../components/page/ErrorBoundary';
import { QueryView } from '../../graphql/view/QueryView';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { CommentList, type SentComment } from './CommentList';
import { NewComment } from './NewComment';
import { Panel } from '../../components/page/Panel';

gql`
  fragment CommentSection_notice on Notice {
    id
    commentCount
  }
`;

interface CommentSectionProps {
  notice: FragmentOf<typeof CommentSection_NoticeFragmentDoc>;
  comments: StartedQuery<CommentSectionQuery>;
}

/** The comments of a notice, newest first, below the form for a new one. */
export function CommentSection({ notice, comments }: CommentSectionProps) {
  const { id, commentCount } = useFragmentData(CommentSection_NoticeFragmentDoc, notice);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sending, setSending] = useState<SentComment>();
  return (
    <Panel title={texts.comment.count(commentCount)} titleRef={heading} spaced>
      <NewComment noticeId={id} onSending={setSending} />
      <ErrorBoundary key={id} failedText={texts.comment.loadFailed}>
        <QueryView
          query={comments}
          required={['viewer', 'notice']}
          loading="text"
          failedText={texts.comment.loadFailed}
        >
          {(data) => (
            // The focused delete button disappears with the comment, so the heading receives the
            // focus.
            <CommentList {...data} sending={sending} onDeleted={() => heading.current?.focus()} />
          )}
        </QueryView>
      </ErrorBoundary>
    </Panel>
  );
}
