import { useNavigate } from 'react-router-dom';
import {
  CancelApplicationButton_ApplicationFragmentDoc,
  CancelApplicationDocument,
} from '../graphql/generated/documents';
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
  mutation CancelApplication($id: ID!) {
    cancelApplication(id: $id) {
      id
      approvedCount
      ...ApplyButton_notice
      ... on Project {
        roles {
          role
          headcount
          approved
        }
      }
    }
  }
`;

interface CancelApplicationButtonProps {
  application: FragmentOf<typeof CancelApplicationButton_ApplicationFragmentDoc>;
}

/** Cancels the viewer's application. The button is hidden when the application can no longer be cancelled. */
export function CancelApplicationButton({ application }: CancelApplicationButtonProps) {
  const { id, viewerCanCancel } = useFragmentData(CancelApplicationButton_ApplicationFragmentDoc, application);
  const navigate = useNavigate();
  const toast = useToast();
  const [cancelApplication, pending] = useAction(CancelApplicationDocument);

  const cancel = async (): Promise<void> => {
    // A success returns null for the notice when the viewer can no longer see it (it belongs to another school).
    if (!(await cancelApplication({ id }))) return;
    toast.success(texts.application.cancelled);
    await navigate(getHref('home'));
  };

  if (!viewerCanCancel) return null;
  return (
    <ConfirmButton
      danger
      question={texts.application.cancelQuestion}
      hint={texts.application.cancelHint}
      loading={pending}
      onConfirm={() => void cancel()}
    >
      {texts.application.cancel}
    </ConfirmButton>
  );
}
