import { entryFor } from '../../../graphql/enums';
import { type NoticeKind, NoticeSeats_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Seats } from './Seats';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { RoleIcon } from './RoleIcon';
import { getShownSeats, type SeatGroup } from './seat-groups';
import styles from './NoticeSeats.module.css';

gql`
  fragment NoticeSeats_notice on Notice {
    id
    kind
    recruiting
    freeSeatCount
    applicationCount
    seats {
      ...Seats_group @unmask
    }
  }
`;

/** The free seats of a notice: all of them, and for each role of a project. */
export function NoticeSeats({ notice }: { notice: FragmentOf<typeof NoticeSeats_NoticeFragmentDoc> }) {
  const { freeSeatCount, ...data } = useFragmentData(NoticeSeats_NoticeFragmentDoc, notice);
  return <SeatCounts {...data} seats={getShownSeats(data)} free={freeSeatCount} />;
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
        {seats.map((group) => (
          <div key={group.role ?? 'all'}>
            <dt>
              <RoleIcon role={group.role} />
              {nameSeats(kind, group.role)}
            </dt>
            <dd>
              <Seats groups={[group]} />
              {/* The heading already shows the number of a study, and that a notice is closed. */}
              {kind === 'PROJECT' && recruiting && <SeatsLeft left={group.free} />}
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
