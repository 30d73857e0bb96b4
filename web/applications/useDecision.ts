import { ApproveApplicationDocument, RejectApplicationDocument } from '../graphql/generated/documents';
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
      ...NoticeSeats_notice
    }
  }
`;
gql`
  mutation ApproveApplication($input: ApproveApplicationInput!) {
    approveApplication(input: $input) {
      application {
        id
        ...useDecision_application
      }
    }
  }
`;
gql`
  mutation RejectApplication($input: RejectApplicationInput!) {
    rejectApplication(input: $input) {
      application {
        id
        ...useDecision_application
      }
    }
  }
`;

/** The owner's decisions on an application. Each resolves to whether the server accepted it. */
interface Decision {
  approve: () => Promise<boolean>;
  reject: () => Promise<boolean>;
  approving: boolean;
  rejecting: boolean;
}

/** Approves or rejects an application and shows the result in a toast. */
export function useDecision(id: string): Decision {
  const toast = useToast();
  const [sendApproval, approving] = useAction(ApproveApplicationDocument);
  const [sendRejection, rejecting] = useAction(RejectApplicationDocument);
  return {
    approving,
    rejecting,
    approve: async () => {
      if (!(await sendApproval({ input: { id } }))) return false;
      toast.success(texts.application.approved);
      return true;
    },
    reject: async () => {
      if (!(await sendRejection({ input: { id } }))) return false;
      toast.error(texts.application.rejected);
      return true;
    },
  };
}
