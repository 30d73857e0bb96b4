import { useRef, useState } from 'react';
import { CommentSection_NoticeFragmentDoc, type CommentSectionQuery } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { QueryView } from '../ui/QueryView';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { CommentList, type SentComment } from './CommentList';
import { NewComment } from './NewComment';
import { Panel } from '../ui/Panel';

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
        <QueryView query={comments} required={['viewer', 'notice']} failedText={texts.comment.loadFailed}>
          {(data) => (
            // The focused delete button disappears with the comment. So the heading receives the
            // focus.
            <CommentList {...data} sending={sending} onDeleted={() => heading.current?.focus()} />
          )}
        </QueryView>
      </ErrorBoundary>
    </Panel>
  );
}
