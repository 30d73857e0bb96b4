import { NoticeSeats_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Facts } from './Facts';

gql`
  fragment NoticeSeats_notice on Notice {
    id
    recruitNumber
    approvedCount
    ... on Project {
      places {
        role
        wanted
        filled
      }
    }
  }
`;

/** Shows how many seats of a notice are filled, in total and for each role that a project recruits. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  const roles = data.__typename === 'Project' ? data.places : [];
  const facts = [
    [texts.notice.recruitNumber, texts.notice.approved(data.approvedCount, data.recruitNumber)],
    ...roles
      .filter(({ wanted, filled }) => wanted > 0 || filled > 0)
      .map(({ role, wanted, filled }) => [texts.notice.role[role], texts.notice.approved(filled, wanted)] as const),
  ] as const;
  return <Facts facts={facts} />;
}
