import { ApprovalCard_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { StepCard } from '../../components/feedback/StepCard';
import { SeatTable } from '../../illustrations/SeatTable';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment ApprovalCard_viewer on Viewer {
    id
    approvalToOpen {
      id
      read
      noticeTitle
      actor {
        id
        nickName
      }
      notice {
        id
      }
    }
  }
`;

/**
 * A card with a link to the team that has approved the viewer. It disappears after the viewer has
 * opened the team. The picture shows how the viewer takes a seat.
 */
export function ApprovalCard({ viewer }: { viewer: FragmentOf<typeof ApprovalCard_ViewerFragmentDoc> }) {
  const { approvalToOpen: approval } = useFragmentData(ApprovalCard_ViewerFragmentDoc, viewer);
  if (!approval?.notice || approval.read) return null;
  const { title, me, open } = texts.notification.approved;
  const [letter] = approval.actor?.nickName ?? '';
  return (
    <StepCard
      title={title}
      subject={approval.noticeTitle}
      picture={
        <SeatTable
          top={[
            { letter, tone: 3 },
            { letter: me, tone: 0, fresh: true },
          ]}
          bottom={[]}
        />
      }
      actions={
        <LinkButton type="primary" size="large" to={getHref('team', { id: approval.notice.id })}>
          {open}
        </LinkButton>
      }
    />
  );
}
