import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeleteNoticeButton_NoticeFragmentDoc, DeleteNoticeDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { evict } from '../ui/entity';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment DeleteNoticeButton_notice on Notice {
    id
    viewerCanManage
  }
`;
gql`
  mutation DeleteNotice($id: ID!) {
    deleteNotice(id: $id)
  }
`;

/** Deletes a notice and everything that belongs to it. */
export function DeleteNoticeButton({ notice }: { notice: FragmentOf<typeof DeleteNoticeButton_NoticeFragmentDoc> }) {
  const { __typename, id, viewerCanManage } = useFragmentData(DeleteNoticeButton_NoticeFragmentDoc, notice);
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const deleted = useRef(false);
  const [deleteNotice, pending] = useAction(DeleteNoticeDocument);

  // The notice leaves the cache on unmount only, because the page would refetch it while it is still shown.
  useEffect(
    () => () => {
      if (!deleted.current) return;
      evict(cache, { __typename, id });
    },
    [cache, __typename, id],
  );

  const remove = async (): Promise<void> => {
    if (!(await deleteNotice({ id }))) return;
    deleted.current = true;
    toast.success(texts.notice.deleted);
    await navigate(getHref('home'));
  };

  if (!viewerCanManage) return null;
  return (
    <ConfirmButton
      danger
      question={texts.notice.deleteQuestion}
      hint={texts.notice.deleteHint}
      loading={pending}
      onConfirm={() => void remove()}
    >
      {texts.notice.delete}
    </ConfirmButton>
  );
}
