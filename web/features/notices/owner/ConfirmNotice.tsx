import { Button } from 'antd';
import { ConfirmNotice_NoticeFragmentDoc, ConfirmNoticeDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Callout } from '../../../components/feedback/Callout';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment ConfirmNotice_notice on Notice {
    id
    viewerIsAskedToConfirm
  }
`;
gql`
  mutation ConfirmNotice($input: ConfirmNoticeInput!) {
    confirmNotice(input: $input) {
      notice {
        id
        viewerIsAskedToConfirm
      }
    }
  }
`;

/** A question to the owner of a notice without a deadline: whether it still recruits. */
export function ConfirmNotice({ notice }: { notice: FragmentOf<typeof ConfirmNotice_NoticeFragmentDoc> }) {
  const { id, viewerIsAskedToConfirm } = useFragmentData(ConfirmNotice_NoticeFragmentDoc, notice);
  const toast = useToast();
  const [confirmNotice, pending] = useAction(ConfirmNoticeDocument, { failed: texts.notice.confirmFailed });

  const confirm = async (): Promise<void> => {
    if (await confirmNotice({ input: { id } })) toast.success(texts.notice.confirmDone);
  };

  if (!viewerIsAskedToConfirm) return null;
  return (
    <Callout
      tone="warning"
      action={
        <Button loading={pending} onClick={() => void confirm()}>
          {texts.notice.confirm}
        </Button>
      }
    >
      {texts.notice.stillRecruiting}
    </Callout>
  );
}
