import { QueueSeats_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { SeatCounts } from '../../notices/seats/NoticeSeats';
import { toTeamSeat } from '../../notices/seats/BalancedSeatTable';
import { TeamTable } from '../../notices/seats/TeamTable';
import type { SeatGroup } from '../../notices/seats/seat-groups';
import { Panel } from '../../../components/page/Panel';
import type { TeamSeat } from '../../../illustrations/SeatTable';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import type { QueueEntry } from './queue';
import styles from './QueueSeats.module.css';
import type { ApplicantQueueState } from './useApplicantQueue';

gql`
  fragment QueueSeats_notice on Notice {
    id
    kind
    recruiting
    applicationCount
    owner {
      id
      nickName
    }
  }
`;

interface QueueSeatsProps {
  notice: FragmentOf<typeof QueueSeats_NoticeFragmentDoc>;
  queue: ApplicantQueueState;
}

/**
 * The seats, including decisions that can still be undone. On wide screens the drawing shows the
 * current applicant at the table.
 */
export function QueueSeats({ notice, queue }: QueueSeatsProps) {
  const { kind, owner, recruiting, applicationCount } = useFragmentData(QueueSeats_NoticeFragmentDoc, notice);
  const { seats, freeInAll, entries, current } = queue;
  return (
    <Panel spaced>
      <div className={styles.table}>
        <TeamTable
          seats={seats}
          owner={owner}
          personAt={(group, index) => findPerson(entries, current, group, index)}
        />
      </div>
      <SeatCounts
        kind={kind}
        seats={seats}
        free={freeInAll}
        recruiting={recruiting}
        applicationCount={applicationCount}
      />
    </Panel>
  );
}

/**
 * Returns the member on a seat, or the current applicant on the seat that an approval would fill.
 */
function findPerson(
  entries: readonly QueueEntry[],
  current: QueueEntry | undefined,
  { role, roles, approved }: SeatGroup,
  index: number,
): TeamSeat | undefined {
  const isHere = (entry: QueueEntry): boolean => roles.includes(entry.role);
  const member = entries.filter((entry) => entry.status === 'APPROVED' && isHere(entry))[index];
  if (member) return toTeamSeat(member.applicant);
  if (index !== approved || !current?.viewerCanApprove || !isHere(current)) return undefined;
  return { ...toTeamSeat(current.applicant), tone: role ?? undefined, candidate: true };
}
