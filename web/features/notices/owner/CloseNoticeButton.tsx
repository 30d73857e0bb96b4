import { CloseNoticeButton_NoticeFragmentDoc, CloseNoticeDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { useAction } from '../../../graphql/useAction';
import { useOpenHome } from '../next-step/next-step';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment CloseNoticeButton_notice on Notice {
    id
    viewerCanClose
  }
`;
gql`
  mutation CloseNotice($input: CloseNoticeInput!) {
    closeNotice(input: $input) {
      notice {
        id
        recruiting
        dDay
        viewerCanClose
        viewerCanChangeDeadline
        viewerCanReopen
        viewerIsAskedToConfirm
        viewerCanApply
        ...NextStepCard_notice
      }
    }
  }
`;

type ClosableNotice = FragmentOf<typeof CloseNoticeButton_NoticeFragmentDoc>;

/** Closes recruiting. Renders nothing if the viewer may not close the notice. */
export function CloseNoticeButton({ notice }: { notice: ClosableNotice }) {
  const { viewerCanClose } = useFragmentData(CloseNoticeButton_NoticeFragmentDoc, notice);
  if (!viewerCanClose) return null;
  return (
    <DialogButton dialog={(state) => <CloseNoticeDialog notice={notice} {...state} />}>
      {texts.notice.close}
    </DialogButton>
  );
}

interface CloseNoticeDialogProps {
  notice: ClosableNotice;
  open: boolean;
  onClose: () => void;
}

/** The question before recruiting is closed. */
export function CloseNoticeDialog({ notice, open, onClose }: CloseNoticeDialogProps) {
  const { id } = useFragmentData(CloseNoticeButton_NoticeFragmentDoc, notice);
  const openHome = useOpenHome();
  const [closeNotice] = useAction(CloseNoticeDocument, { failed: texts.notice.closeFailed });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      question={texts.notice.closeQuestion}
      hint={texts.notice.closeHint}
      onConfirm={() => closeNotice({ input: { id } })}
      onDone={({ closeNotice: closed }) => void openHome('CLOSED', closed?.notice)}
      confirmText={texts.notice.close}
    />
  );
}
