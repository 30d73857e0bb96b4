import { NoticeTable_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getShownSeats } from './seat-groups';
import { TeamTable } from './TeamTable';

gql`
  fragment NoticeTable_notice on Notice {
    id
    owner {
      id
      nickName
    }
    recruiting
    seats {
      ...Seats_group @unmask
    }
  }
`;

/**
 * The team table of a notice: the owner, other members without names, and free seats in the colours
 * of their roles. A closed notice has no free seats.
 */
export function NoticeTable({ notice }: { notice: FragmentOf<typeof NoticeTable_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeTable_NoticeFragmentDoc, notice);
  return <TeamTable owner={data.owner} seats={getShownSeats(data)} />;
}
