import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { CloseNoticeButton_NoticeFragmentDoc, CloseNoticeDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { identify } from '../ui/entity';
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
  mutation CloseNotice($id: ID!) {
    closeNotice(id: $id) {
      id
      recruiting
      viewerCanApply
    }
  }
`;

/** Closes recruiting, which cannot be undone. The button is hidden once the notice is closed. */
export function CloseNoticeButton({ notice }: { notice: FragmentOf<typeof CloseNoticeButton_NoticeFragmentDoc> }) {
  const data = useFragmentData(CloseNoticeButton_NoticeFragmentDoc, notice);
  const { id, recruiting, viewerCanManage } = data;
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [closeNotice, pending] = useAction(CloseNoticeDocument, {
    onFailure: ({ code }) => {
      // The notice was closed in another tab, so the cached status is updated.
      if (code === 'ALREADY_CLOSED') {
        cache.modify({ id: identify(cache, data), fields: { recruiting: () => false } });
      }
      return false;
    },
  });

  const close = async (): Promise<void> => {
    if (!(await closeNotice({ id }))) return;
    toast.success(texts.notice.closeDone);
    await navigate(getHref('home'));
  };

  if (!recruiting || !viewerCanManage) return null;
  return (
    <ConfirmButton
      question={texts.notice.closeQuestion}
      hint={texts.notice.closeHint}
      loading={pending}
      onConfirm={() => void close()}
    >
      {texts.notice.close}
    </ConfirmButton>
  );
}
