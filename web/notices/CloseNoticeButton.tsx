import { useNavigate } from 'react-router-dom';
import { CloseNoticeButton_NoticeFragmentDoc, CloseNoticeDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment CloseNoticeButton_notice on Notice {
    id
    recruiting
    viewerCanManage
  }
`;
gql`
  mutation CloseNotice($input: CloseNoticeInput!) {
    closeNotice(input: $input) {
      notice {
        id
        recruiting
        dDay
        viewerCanReopen
        viewerIsAskedToConfirm
        viewerCanApply
      }
    }
  }
`;

/** Closes recruiting. Renders nothing if the notice is closed. */
export function CloseNoticeButton({ notice }: { notice: FragmentOf<typeof CloseNoticeButton_NoticeFragmentDoc> }) {
  const { id, recruiting, viewerCanManage } = useFragmentData(CloseNoticeButton_NoticeFragmentDoc, notice);
  const navigate = useNavigate();
  const toast = useToast();
  const [closeNotice] = useAction(CloseNoticeDocument);

  const goHome = (): void => {
    toast.success(texts.notice.closeDone);
    void navigate(getHref('home'));
  };

  if (!recruiting || !viewerCanManage) return null;
  return (
    <ConfirmButton
      question={texts.notice.closeQuestion}
      hint={texts.notice.closeHint}
      onConfirm={() => closeNotice({ input: { id } })}
      onDone={goHome}
    >
      {texts.notice.close}
    </ConfirmButton>
  );
}
