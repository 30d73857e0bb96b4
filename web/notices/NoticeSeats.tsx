import { NoticeSeats_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Facts } from './Facts';

gql`
  fragment NoticeSeats_notice on Notice {
    id
    headcount
    approvedCount
    ... on Project {
      roles {
        role
        headcount
        approved
      }
    }
  }
`;

/** Shows how many seats of a notice are filled, in total and for each role that a project recruits. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  const roles = data.__typename === 'Project' ? data.roles : [];
  const facts = [
    [texts.notice.headcount, texts.notice.approved(data.approvedCount, data.headcount)],
    ...roles
      .filter(({ headcount, approved }) => headcount > 0 || approved > 0)
      .map(
        ({ role, headcount, approved }) =>
          [texts.notice.role[role], texts.notice.approved(approved, headcount)] as const,
      ),
  ] as const;
  return <Facts facts={facts} />;
}
