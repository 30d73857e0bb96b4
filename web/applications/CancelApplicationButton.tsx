import { useNavigate } from 'react-router-dom';
import { CancelApplicationButton_ApplicationFragmentDoc, CancelApplicationDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
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
        places {
          role
          wanted
          filled
        }
      }
    }
  }
`;

/** One's own application. */
interface CancelApplicationButtonProps {
  application: FragmentOf<typeof CancelApplicationButton_ApplicationFragmentDoc>;
}

/** Takes one's application back. Nothing to see where it cannot be taken back any more. */
export function CancelApplicationButton({ application }: CancelApplicationButtonProps) {
  const data = useFragmentData(CancelApplicationButton_ApplicationFragmentDoc, application);
  const { __typename, id, viewerCanCancel } = data;
  const navigate = useNavigate();
  const toast = useToast();
  const [cancelApplication, pending] = useAction(CancelApplicationDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename, id }) });
      cache.gc();
    },
  });

  const cancel = async (): Promise<void> => {
    // The answer is null for a notice that one sees no longer (another school's): that is a success too.
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
