import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { CloseNoticeButton_NoticeFragmentDoc, CloseNoticeDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
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
  mutation CloseNotice($id: ID!) {
    closeNotice(id: $id) {
      id
      recruiting
      viewerCanApply
    }
  }
`;

/** Ends recruiting, for good. Nothing to see once it has ended. */
export function CloseNoticeButton({ notice }: { notice: FragmentOf<typeof CloseNoticeButton_NoticeFragmentDoc> }) {
  const { __typename, id, recruiting, viewerCanManage } = useFragmentData(CloseNoticeButton_NoticeFragmentDoc, notice);
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [closeNotice, pending] = useAction(CloseNoticeDocument, {
    onFailure: ({ code }) => {
      // Closed in another tab: the toast says so, and the page shows it.
      if (code === 'ALREADY_CLOSED') {
        cache.modify({ id: cache.identify({ __typename, id }), fields: { recruiting: () => false } });
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
