import { NoticeTable_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { type Chair, SeatTable } from '../ui/SeatTable';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { countFreeOfRole, getWantedRoles } from './seats';

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

/** The most chairs that are drawn. */
const MAX_CHAIRS = 10;

/** The table of a notice: its owner, others without names, and the free chairs in the colours of their roles. */
export function NoticeTable({ notice }: { notice: FragmentOf<typeof NoticeTable_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeTable_NoticeFragmentDoc, notice);
  const { headcount, approvedCount: approved, owner } = data;
  const roles = getWantedRoles({ roles: data.__typename === 'Project' ? data.roles : [] });
  const seats = roles.length > 0 ? roles : [{ role: undefined, headcount, approved }];
  const [letter] = owner.nickName;
  const chairs: Chair[] = [
    { letter, tone: Number(owner.id) % 6 },
    ...seats.flatMap(({ role: tone, ...counts }) => [
      ...Array.from({ length: counts.approved }, () => ({ letter: '✓', tone })),
      ...Array.from({ length: countFreeOfRole(counts) }, () => ({ tone })),
    ]),
  ];
  if (chairs.length > MAX_CHAIRS) return null;
  const middle = Math.ceil(chairs.length / 2);
  return <SeatTable top={chairs.slice(0, middle)} bottom={chairs.slice(middle)} />;
}
