import { Chip } from '../../components/labels/Chip';
import { entryFor } from '../../graphql/enums';
import type { NoticeKind, Role } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { RoleName } from '../profile/RoleName';

interface WantedChipsProps {
  kinds: readonly NoticeKind[];
  roles: readonly Role[];
}

/** The kinds and roles that a member looks for. */
export function WantedChips({ kinds, roles }: WantedChipsProps) {
  return (
    <>
      {kinds.map((kind) => (
        <Chip key={kind}>{entryFor(texts.notice.kind, kind)}</Chip>
      ))}
      {roles.map((role) => (
        <RoleName key={role} role={role} />
      ))}
    </>
  );
}
