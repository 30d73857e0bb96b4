import { useNavigate } from 'react-router-dom';
import {
  CancelApplicationButton_ApplicationFragmentDoc,
  CancelApplicationDocument,
} from '../graphql/generated/documents';
import { removeFromLists } from '../graphql/remove-from-lists';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment CancelApplicationButton_application on Application {
    id
    viewerCanCancel
  }
`;
gql`
  mutation CancelApplication($input: CancelApplicationInput!) {
    cancelApplication(input: $input) {
      notice {
        id
        ...NoticeAction_notice
        ...MyApplicationPanel_notice
        ...NoticeSeats_notice
      }
    }
  }
`;

interface CancelApplicationButtonProps {
  application: FragmentOf<typeof CancelApplicationButton_ApplicationFragmentDoc>;
}

/** Cancels the viewer's application. The button is hidden when the application can no longer be cancelled. */
export function CancelApplicationButton({ application }: CancelApplicationButtonProps) {
  const data = useFragmentData(CancelApplicationButton_ApplicationFragmentDoc, application);
  const navigate = useNavigate();
  const toast = useToast();
  const [cancelApplication, pending] = useAction(CancelApplicationDocument, {
    update: (cache) => removeFromLists(cache, data),
  });

  const cancel = async (): Promise<void> => {
    if (!(await cancelApplication({ input: { id: data.id } }))) return;
    toast.success(texts.application.cancelled);
    await navigate(getHref('home'));
  };

  if (!data.viewerCanCancel) return null;
  return (
    <ConfirmButton
      danger
      question={texts.application.cancelQuestion}
      hint={texts.application.cancelHint}
      keepText={texts.application.cancelKeep}
      loading={pending}
      onConfirm={() => void cancel()}
    >
      {texts.application.cancel}
    </ConfirmButton>
  );
}
