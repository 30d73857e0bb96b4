import { NoticeSeats_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Seats } from '../ui/Seats';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './NoticeSeats.module.css';

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

/** Shows how many seats of a notice are taken, in all and for each role that a project recruits. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  const roles = data.__typename === 'Project' ? data.roles : [];
  const rows = [
    { name: texts.notice.headcount, role: undefined, headcount: data.headcount, approved: data.approvedCount },
    ...roles
      .filter(({ headcount, approved }) => headcount > 0 || approved > 0)
      .map((seats) => ({ ...seats, name: texts.notice.role[seats.role] })),
  ];
  return (
    <dl className={styles.seats}>
      {rows.map(({ name, role, headcount, approved }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Seats taken={Math.min(approved, headcount)} all={headcount} kind={role} />
            <span className={styles.number}>{texts.notice.approved(approved, headcount)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
