import { entryFor } from '../../../graphql/enums';
import type { Role } from '../../../graphql/generated/documents';
import { ROLE_TONES } from '../../profile/RoleName';
import { texts } from '../../../texts';
import { Chip } from '../../../components/labels/Chip';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import type { SeatGroup } from './seat-groups';
import styles from './RoleChips.module.css';

interface RoleChipsProps {
  seats: readonly SeatGroup[];
  recruiting: boolean;
  /** The roles that fit the viewer. They are marked. */
  fitting?: readonly SeatGroup['role'][];
}

/** The roles of a project. While it recruits, each role shows its free seats. */
export function RoleChips({ seats, recruiting, fitting = [] }: RoleChipsProps) {
  return (
    <ul className={styles.chips}>
      {seats.map((group) => (
        <li key={group.role}>
          <RoleChip role={group.role} left={recruiting ? group.free : undefined} fits={fitting.includes(group.role)} />
        </li>
      ))}
    </ul>
  );
}

interface RoleChipProps {
  role: SeatGroup['role'];
  /** The free seats, or undefined if the notice is closed. */
  left: number | undefined;
  fits: boolean;
}

function RoleChip({ role, left, fits }: RoleChipProps) {
  const name = role ? entryFor(texts.notice.shortRole, role) : texts.notice.anyRole;
  const tone = role ? entryFor(ROLE_TONES, role) : undefined;
  if (left === undefined) return <Chip>{name}</Chip>;
  if (left > 0) {
    return (
      <Chip tone={tone} checked={fits}>
        {texts.notice.seatsLeft(name, left)}
      </Chip>
    );
  }
  return (
    <Chip>
      <s aria-hidden="true">{name}</s>
      <span aria-hidden="true">{texts.notice.full}</span>
      <VisuallyHidden>{texts.notice.roleFull(name)}</VisuallyHidden>
    </Chip>
  );
}

/** A role with the number of members that its notice wants. */
export function WantedRole({ role, headcount }: { role: Role; headcount: number }) {
  return (
    <Chip tone={entryFor(ROLE_TONES, role)}>
      {texts.notice.wantedFor(entryFor(texts.notice.shortRole, role), headcount)}
    </Chip>
  );
}
