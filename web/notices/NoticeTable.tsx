import { NoticeTable_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Chair } from '../ui/SeatTable';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ChairTable, toChair } from './ChairTable';
import type { SeatGroup } from './seats';

gql`
  fragment NoticeTable_notice on Notice {
    id
    owner {
      id
      nickName
    }
    seats {
      role
      headcount
      approved
    }
  }
`;

/**
 * The team table of a notice: the owner, other members without names, and free seats in the colours
 * of their roles.
 */
export function NoticeTable({ notice }: { notice: FragmentOf<typeof NoticeTable_NoticeFragmentDoc> }) {
  return <TeamTable {...useFragmentData(NoticeTable_NoticeFragmentDoc, notice)} />;
}

interface TeamTableProps {
  seats: readonly SeatGroup[];
  owner: { id: string; nickName: string };
  /** Returns the named member on a seat. Taken seats come first within a group. */
  personAt?: (seats: SeatGroup, index: number) => Chair | undefined;
}

/** The table of a team. */
export function TeamTable({ owner, personAt, seats }: TeamTableProps) {
  const chairs = [
    toChair(owner),
    ...seats.flatMap((each) =>
      Array.from(
        { length: each.headcount },
        (_, index): Chair =>
          personAt?.(each, index) ?? { letter: index < each.approved ? '✓' : undefined, tone: each.role ?? undefined },
      ),
    ),
  ];
  return <ChairTable chairs={chairs} />;
}
