import { useState } from 'react';
import { ReopenNoticeButton_NoticeFragmentDoc, ReopenNoticeDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { DeadlineInput } from './DeadlineField';
import styles from './ReopenNoticeButton.module.css';

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
        viewerCanReopen
        viewerIsAskedToConfirm
      }
    }
  }
`;

/** Lets the viewer's own notice recruit again, until another deadline or without one. */
export function ReopenNoticeButton({ notice }: { notice: FragmentOf<typeof ReopenNoticeButton_NoticeFragmentDoc> }) {
  const { id, viewerCanReopen } = useFragmentData(ReopenNoticeButton_NoticeFragmentDoc, notice);
  const [deadline, setDeadline] = useState('');
  const toast = useToast();
  const [reopenNotice, pending] = useAction(ReopenNoticeDocument);

  const reopen = async (): Promise<void> => {
    if (await reopenNotice({ input: { id, deadline: deadline || null } })) toast.success(texts.notice.reopenDone);
  };

  if (!viewerCanReopen) return null;
  return (
    <ConfirmButton
      question={texts.notice.reopenQuestion}
      hint={
        <div className={styles.question}>
          <p>{texts.notice.reopenHint}</p>
          <DeadlineInput value={deadline} onChange={setDeadline} />
        </div>
      }
      loading={pending}
      onConfirm={() => void reopen()}
    >
      {texts.notice.reopen}
    </ConfirmButton>
  );
}
