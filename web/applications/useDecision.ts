import { ApproveApplicationDocument, DenyApplicationDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

gql`
  fragment useDecision_application on Application {
    id
    status
    decidedAt
    viewerCanDecide
    notice {
      id
      approvedCount
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
gql`
  mutation ApproveApplication($id: ID!) {
    approveApplication(id: $id) {
      id
      ...useDecision_application
    }
  }
`;
gql`
  mutation DenyApplication($id: ID!) {
    denyApplication(id: $id) {
      id
      ...useDecision_application
    }
  }
`;

/** The owner's decisions on an application. Each resolves to whether the server accepted it. */
interface Decision {
  approve: () => Promise<boolean>;
  deny: () => Promise<boolean>;
  approving: boolean;
  denying: boolean;
}

/** Approves or denies an application and shows the result in a toast. */
export function useDecision(id: string): Decision {
  const toast = useToast();
  const [sendApproval, approving] = useAction(ApproveApplicationDocument);
  const [sendDenial, denying] = useAction(DenyApplicationDocument);
  return {
    approving,
    denying,
    approve: async () => {
      if (!(await sendApproval({ id }))) return false;
      toast.success(texts.application.approved);
      return true;
    },
    deny: async () => {
      if (!(await sendDenial({ id }))) return false;
      toast.error(texts.application.denied);
      return true;
    },
  };
}
