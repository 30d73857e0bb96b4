import { useNavigate } from 'react-router-dom';
import {
  CancelApplicationButton_ApplicationFragmentDoc,
  CancelApplicationDocument,
} from '../../../graphql/generated/documents';
import { removeFromLists } from '../../../graphql/remove-from-lists';
import { gql } from '../../../graphql/tag';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment CancelApplicationButton_application on Application {
    id
    status
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

/** Cancels the viewer's application. Renders nothing if it can no longer be cancelled. */
export function CancelApplicationButton({ application }: CancelApplicationButtonProps) {
  const data = useFragmentData(CancelApplicationButton_ApplicationFragmentDoc, application);
  const navigate = useNavigate();
  const toast = useToast();
  const [cancelApplication] = useAction(CancelApplicationDocument, {
    failed: texts.application.cancelFailed,
    update: (cache) => removeFromLists(cache, data),
  });

  const goHome = (): void => {
    toast.success(texts.application.cancelled);
    void navigate(getHref('home'));
  };

  if (!data.viewerCanCancel) return null;
  const labels = texts.application;
  // Cancelling an approved application also ends the membership in the team.
  const isApproved = data.status === 'APPROVED';
  return (
    <ConfirmButton
      danger
      question={isApproved ? labels.cancelApprovedQuestion : labels.cancelQuestion}
      hint={isApproved ? labels.cancelApprovedHint : labels.cancelHint}
      cancelText={labels.cancelKeep}
      onConfirm={() => cancelApplication({ input: { id: data.id } })}
      onDone={goHome}
    >
      {labels.cancel}
    </ConfirmButton>
  );
}
