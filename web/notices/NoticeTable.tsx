import { NoticeTable_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Chair } from '../ui/SeatTable';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ChairTable, toChair } from './ChairTable';
import { getSeatGroups, type NoticeSeatCounts, type SeatGroup } from './seats';

gql`
  fragment NoticeTable_notice on Notice {
    id
    headcount
    approvedCount
    owner {
      id
      nickName
    }
    ... on Project {
      roles {
        role
        headcount
        approved
      }
    }
  }
`;

/** The table of a notice: its owner, others without names, and the free chairs in the colours of their roles. */
export function NoticeTable({ notice }: { notice: FragmentOf<typeof NoticeTable_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeTable_NoticeFragmentDoc, notice);
  return <TeamTable {...data} roles={data.__typename === 'Project' ? data.roles : []} />;
}

interface TeamTableProps extends NoticeSeatCounts {
  owner: { id: string; nickName: string };
  /** Who is shown by name on a seat of a group, whose taken seats come before its free ones. */
  personAt?: (seats: SeatGroup, index: number) => Chair | undefined;
}

/** The table of a team. */
export function TeamTable({ owner, personAt, ...seats }: TeamTableProps) {
  const chairs = [
    toChair(owner),
    ...getSeatGroups(seats).flatMap((each) =>
      Array.from(
        { length: Math.max(each.headcount, each.approved) },
        (_, index): Chair =>
          personAt?.(each, index) ?? { letter: index < each.approved ? '✓' : undefined, tone: each.role },
      ),
    ),
  ];
  return <ChairTable chairs={chairs} />;
}
