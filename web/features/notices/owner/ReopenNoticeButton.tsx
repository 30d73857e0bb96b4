import { ReopenNoticeButton_NoticeFragmentDoc, ReopenNoticeDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { FormButton } from '../../../forms/FormButton';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { DeadlineField } from '../form/DeadlineField';

gql`
  fragment ReopenNoticeButton_notice on Notice {
    id
    viewerCanReopen
  }
`;
gql`
  mutation ReopenNotice($input: ReopenNoticeInput!) {
    reopenNotice(input: $input) {
      notice {
        id
        recruiting
        deadline
        dDay
        version
        viewerCanClose
        viewerCanChangeDeadline
        viewerCanReopen
        viewerIsAskedToConfirm
      }
    }
  }
`;

/** Reopens the viewer's notice, with a new deadline or without one. */
export function ReopenNoticeButton({ notice }: { notice: FragmentOf<typeof ReopenNoticeButton_NoticeFragmentDoc> }) {
  const { id, viewerCanReopen } = useFragmentData(ReopenNoticeButton_NoticeFragmentDoc, notice);
  const toast = useToast();
  const [reopen] = useAction(ReopenNoticeDocument, { failed: texts.notice.reopenFailed });
  if (!viewerCanReopen) return null;
  return (
    <FormButton
      label={texts.notice.reopen}
      title={texts.notice.reopenQuestion}
      size="small"
      intro={texts.notice.reopenHint}
      initialValues={{ deadline: '' }}
      onSubmit={({ deadline }, form) => reopen({ input: { id, deadline: deadline || null } }, form)}
      onDone={() => toast.success(texts.notice.reopenDone)}
    >
      <DeadlineField />
    </FormButton>
  );
}
