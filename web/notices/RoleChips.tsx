import { type Dictionary, entryFor } from '../graphql/enums';
import type { Role } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Chip, type ChipTone } from '../ui/Chip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './RoleChips.module.css';

/** A role with its seats. */
export interface RoleSeats {
  role: Role;
  headcount: number;
  approved: number;
}

const TONES: Dictionary<Role, ChipTone> = {
  FRONTEND: 'frontend',
  BACKEND: 'backend',
  DESIGNER: 'designer',
  other: 'quiet',
};

/** The roles that a project recruits, each with the seats that are left. Roles without seats are left out. */
export function RoleChips({ roles }: { roles: readonly RoleSeats[] }) {
  const wanted = roles.filter(({ headcount }) => headcount > 0);
  if (wanted.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {wanted.map(({ role, headcount, approved }) => (
        <li key={role}>
          <RoleChip role={role} left={headcount - approved} />
        </li>
      ))}
    </ul>
  );
}

function RoleChip({ role, left }: { role: Role; left: number }) {
  const name = entryFor(texts.notice.shortRole, role);
  if (left > 0) return <Chip tone={entryFor(TONES, role)}>{texts.notice.seatsLeft(name, left)}</Chip>;
  return (
    <Chip>
      <s aria-hidden="true">{name}</s>
      <span aria-hidden="true">{texts.notice.full}</span>
      <VisuallyHidden>{texts.notice.roleFull(name)}</VisuallyHidden>
    </Chip>
  );
}

/** The name of a role in its colours. */
export function RoleName({ role }: { role: Role }) {
  return <Chip tone={entryFor(TONES, role)}>{entryFor(texts.notice.role, role)}</Chip>;
}
