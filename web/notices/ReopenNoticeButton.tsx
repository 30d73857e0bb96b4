import { Button } from 'antd';
import { useState } from 'react';
import { ReopenNoticeButton_NoticeFragmentDoc, ReopenNoticeDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { FormDialog } from '../ui/FormDialog';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { DeadlineField } from './DeadlineField';

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

/** Reopens the viewer's notice, with a new deadline or without one. */
export function ReopenNoticeButton({ notice }: { notice: FragmentOf<typeof ReopenNoticeButton_NoticeFragmentDoc> }) {
  const { id, viewerCanReopen } = useFragmentData(ReopenNoticeButton_NoticeFragmentDoc, notice);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const [reopen] = useAction(ReopenNoticeDocument);
  if (!viewerCanReopen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.notice.reopen}</Button>
      <FormDialog
        title={texts.notice.reopenQuestion}
        size="small"
        intro={texts.notice.reopenHint}
        submitText={texts.notice.reopen}
        initialValues={{ deadline: '' }}
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={({ deadline }, form) => reopen({ input: { id, deadline: deadline || null } }, form)}
        onDone={() => toast.success(texts.notice.reopenDone)}
      >
        <DeadlineField />
      </FormDialog>
    </>
  );
}
