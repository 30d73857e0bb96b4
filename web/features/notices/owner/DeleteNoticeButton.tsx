import { useNavigate } from 'react-router-dom';
import { DeleteNoticeButton_NoticeFragmentDoc, DeleteNoticeDocument } from '../../../graphql/generated/documents';
import { removeFromLists } from '../../../graphql/remove-from-lists';
import { gql } from '../../../graphql/tag';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment DeleteNoticeButton_notice on Notice {
    id
    viewerCanManage
  }
`;
gql`
  mutation DeleteNotice($input: DeleteNoticeInput!) {
    deleteNotice(input: $input) {
      noticeId
    }
  }
`;

/** Deletes a notice and everything that belongs to it. */
export function DeleteNoticeButton({ notice }: { notice: FragmentOf<typeof DeleteNoticeButton_NoticeFragmentDoc> }) {
  const data = useFragmentData(DeleteNoticeButton_NoticeFragmentDoc, notice);
  const navigate = useNavigate();
  const toast = useToast();
  const [deleteNotice] = useAction(DeleteNoticeDocument, {
    failed: texts.notice.deleteFailed,
    update: (cache) => removeFromLists(cache, data),
  });

  const goHome = (): void => {
    toast.success(texts.notice.deleted);
    void navigate(getHref('home'));
  };

  if (!data.viewerCanManage) return null;
  return (
    <ConfirmButton
      danger
      question={texts.notice.deleteQuestion}
      hint={texts.notice.deleteHint}
      onConfirm={() => deleteNotice({ input: { id: data.id } })}
      onDone={goHome}
    >
      {texts.common.delete}
    </ConfirmButton>
  );
}
