import {
  ApproveApplicationDocument,
  RejectApplicationDocument,
  WaitlistApplicationDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { useAction } from '../ui/useAction';
import type { Decided } from './queue';

gql`
  fragment useDecision_application on Application {
    id
    status
    decidedAt
    decideBy
    message
    viewerCanDecide
    viewerCanApprove
    viewerCanWaitlist
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
gql`
  mutation WaitlistApplication($input: WaitlistApplicationInput!) {
    waitlistApplication(input: $input) {
      application {
        id
        ...useDecision_application
      }
    }
  }
`;

/** The browser finishes a request with `keepalive` also when the page has been left. */
const OPTIONS = { context: { fetchOptions: { keepalive: true } } };

/**
 * Returns the function that sends a decision on an application. It resolves when the server has
 * accepted it or the refusal is shown, and returns whether it was accepted.
 */
export function useDecision(): (decided: Decided) => Promise<boolean> {
  const [approve] = useAction(ApproveApplicationDocument, OPTIONS);
  const [reject] = useAction(RejectApplicationDocument, OPTIONS);
  const [waitlist] = useAction(WaitlistApplicationDocument, OPTIONS);
  return async ({ id, decision, message }) => {
    if (decision === 'APPROVED') return (await approve({ input: { id } })) !== undefined;
    const send = decision === 'REJECTED' ? reject : waitlist;
    return (await send({ input: { id, message } })) !== undefined;
  };
}
