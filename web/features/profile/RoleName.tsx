import { type Dictionary, entryFor } from '../../graphql/enums';
import type { Role } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Chip, type ChipTone } from '../../components/labels/Chip';

/** The colours of roles. */
export const ROLE_TONES: Dictionary<Role, ChipTone> = {
  FRONTEND: 'frontend',
  BACKEND: 'backend',
  DESIGNER: 'designer',
  other: 'quiet',
};

/** The name of a role in its colours. */
export function RoleName({ role }: { role: Role }) {
  return <Chip tone={entryFor(ROLE_TONES, role)}>{entryFor(texts.notice.role, role)}</Chip>;
}
