import { useEffect, useEffectEvent } from 'react';
import { MarkNotificationReadDocument, OpenedApproval_TeamFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment OpenedApproval_team on Team {
    id
    viewerApproval {
      id
      read
    }
  }
`;

/**
 * Marks the approval by the team as read when its page opens, so that home no longer shows it. A
 * failure leaves it unread.
 */
export function useOpenedApproval(team: FragmentOf<typeof OpenedApproval_TeamFragmentDoc>): void {
  const { viewerApproval } = useFragmentData(OpenedApproval_TeamFragmentDoc, team);
  const [markRead] = useAction(MarkNotificationReadDocument, { onFailure: () => true });
  const mark = useEffectEvent((id: string) => void markRead({ input: { id } }));
  const unread = viewerApproval && !viewerApproval.read ? viewerApproval.id : undefined;
  useEffect(() => {
    if (unread !== undefined) mark(unread);
  }, [unread]);
}
