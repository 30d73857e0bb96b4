import { entryFor } from '../graphql/enums';
import { NoticeSeats_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Seats } from '../ui/Seats';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { RoleIcon } from './RoleIcon';
import { countFreeOfRole, countFreeSeats, getSeatGroups, type NoticeSeatCounts } from './seats';
import styles from './NoticeSeats.module.css';

gql`
  fragment NoticeSeats_notice on Notice {
    id
    recruiting
    headcount
    approvedCount
    freeSeatCount
    applicationCount
    ... on Project {
      roles {
        role
        headcount
        approved
      }
    }
  }
`;

/** How many seats of a notice are left, in all and for each role that a project recruits. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  return <SeatCounts {...data} roles={data.__typename === 'Project' ? data.roles : []} />;
}

interface SeatCountsProps extends NoticeSeatCounts {
  recruiting: boolean;
  applicationCount: number | null;
}

/** Counts of seats, which may differ from what the server knows by what is not sent yet. */
export function SeatCounts({ recruiting, applicationCount, ...counts }: SeatCountsProps) {
  const rows = getSeatGroups(counts).map((seats) => ({
    ...seats,
    name: seats.role ? entryFor(texts.notice.role, seats.role) : texts.notice.headcount,
  }));
  return (
    <div className={styles.seats}>
      <div className={styles.head}>
        <h2>{describeSeats(recruiting, countFreeSeats(counts))}</h2>
        {applicationCount ? <span>{texts.notice.applied(applicationCount)}</span> : null}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ name, role, ...seats }) => (
          <div key={role ?? 'all'}>
            <dt>
              <RoleIcon role={role} />
              {name}
            </dt>
            <dd>
              <Seats taken={Math.min(seats.approved, seats.headcount)} all={seats.headcount} kind={role} />
              {/* Without roles the heading has said how many are left. */}
              {role && <SeatsLeft left={countFreeOfRole(seats)} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SeatsLeft({ left }: { left: number }) {
  return <span className={styles.left}>{left > 0 ? texts.notice.left(left) : texts.notice.full}</span>;
}

function describeSeats(recruiting: boolean, free: number): string {
  if (!recruiting) return texts.notice.closedSeats;
  return free > 0 ? texts.notice.freeSeats(free) : texts.notice.noFreeSeats;
}
