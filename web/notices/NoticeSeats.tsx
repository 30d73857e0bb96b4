import { entryFor } from '../graphql/enums';
import { type NoticeKind, NoticeSeats_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Seats } from '../ui/Seats';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { RoleIcon } from './RoleIcon';
import { countFree, type SeatGroup } from './seats';
import styles from './NoticeSeats.module.css';

gql`
  fragment NoticeSeats_notice on Notice {
    id
    kind
    recruiting
    freeSeatCount
    applicationCount
    seats {
      role
      headcount
      approved
    }
  }
`;

/** The free seats of a notice: all of them, and for each role of a project. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const { freeSeatCount, ...data } = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  return <SeatCounts {...data} free={freeSeatCount} />;
}

interface SeatCountsProps {
  kind: NoticeKind;
  seats: readonly SeatGroup[];
  /** The number of free seats of all groups. */
  free: number;
  recruiting: boolean;
  applicationCount: number | null;
}

/** Counts of seats. They may include decisions that have not been sent yet. */
export function SeatCounts({ kind, seats, free, recruiting, applicationCount }: SeatCountsProps) {
  return (
    <div className={styles.seats}>
      <div className={styles.head}>
        <h2>{describeSeats(recruiting, free)}</h2>
        {applicationCount ? <span>{texts.notice.applied(applicationCount)}</span> : null}
      </div>
      <dl className={styles.rows}>
        {seats.map(({ role, headcount, approved }) => (
          <div key={role ?? 'all'}>
            <dt>
              <RoleIcon role={role} />
              {nameSeats(kind, role)}
            </dt>
            <dd>
              <Seats taken={approved} all={headcount} kind={role ?? undefined} />
              {/* For a study the heading shows the number. It also shows if a notice is closed. */}
              {kind === 'PROJECT' && recruiting && <SeatsLeft left={countFree({ headcount, approved })} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function nameSeats(kind: NoticeKind, role: SeatGroup['role']): string {
  if (role) return entryFor(texts.notice.role, role);
  return kind === 'PROJECT' ? texts.notice.anyRole : texts.notice.headcount;
}

function SeatsLeft({ left }: { left: number }) {
  return <span className={styles.left}>{left > 0 ? texts.notice.left(left) : texts.notice.full}</span>;
}

function describeSeats(recruiting: boolean, free: number): string {
  if (!recruiting) return texts.notice.closedSeats;
  return free > 0 ? texts.notice.freeSeats(free) : texts.notice.noFreeSeats;
}
