import { RoleName } from '../../profile/RoleName';
import { texts } from '../../../texts';
import { Avatar } from '../../../components/labels/Avatar';
import { TimeAgo } from '../../../components/text/TimeAgo';
import { ApplicationStatusChip } from '../ApplicationStatusChip';
import type { QueueEntry } from './queue';
import styles from './QueueList.module.css';
import { MemberText } from '../../../components/text/MemberText';

interface QueueListProps {
  entries: readonly QueueEntry[];
  /** The id of the shown application. */
  current: string | undefined;
  onSelect: (id: string) => void;
}

/** The filtered applications, on wide screens. Phones show one application at a time. */
export function QueueList({ entries, current, onSelect }: QueueListProps) {
  return (
    <ul className={styles.list} aria-label={texts.application.queue}>
      {entries.map(({ id, status, role, createdAt, applicant }) => (
        <li key={id}>
          <button type="button" aria-current={id === current} onClick={() => onSelect(id)}>
            <Avatar {...applicant} size={32} />
            <span className={styles.words}>
              <MemberText text={applicant.nickName} />
              <span className={styles.meta}>
                {role && <RoleName role={role} />}
                {status !== 'PENDING' && <ApplicationStatusChip status={status} />}
                <TimeAgo time={createdAt} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
