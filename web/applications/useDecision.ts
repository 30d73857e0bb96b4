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

/** With `keepalive` the browser completes the request even after the page was left. */
const OPTIONS = { context: { fetchOptions: { keepalive: true } } };

/**
 * Returns a function that sends a decision about an application. It resolves to true if the server
 * has accepted the decision, and to false after an error was shown.
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
