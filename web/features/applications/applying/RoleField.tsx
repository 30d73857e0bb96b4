import { Radio } from 'antd';
import { entryFor } from '../../../graphql/enums';
import type { Role } from '../../../graphql/generated/documents';
import { RoleIcon } from '../../notices/seats/RoleIcon';
import { findSeatsFor, type SeatGroup } from '../../notices/seats/seat-groups';
import { texts } from '../../../texts';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import styles from './RoleField.module.css';

interface RoleFieldProps {
  roles: readonly Role[];
  seats: readonly SeatGroup[];
}

/** The choice of a role. Roles without a free seat are disabled and show the reason. */
export function RoleField({ roles, seats }: RoleFieldProps) {
  return (
    <Field
      name="role"
      label={texts.application.roleQuestion}
      rules={[{ required: true, message: texts.application.roleRequired }]}
    >
      <RadioGroup className={styles.roles}>
        {roles.map((role) => (
          <RoleOption key={role} role={role} group={findSeatsFor(seats, role)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

interface RoleOptionProps {
  role: Role;
  /** The seats that an application for the role can take. */
  group: SeatGroup | undefined;
}

function RoleOption({ role, group }: RoleOptionProps) {
  const isFull = group?.free === 0;
  const name = entryFor(texts.notice.role, role);
  return (
    <Radio value={role} disabled={isFull || !group} className={styles.role}>
      <RoleIcon role={role} />
      <span className={styles.words}>
        {isFull ? <s>{name}</s> : <strong>{name}</strong>}
        <small>{describeFree(group)}</small>
      </span>
    </Radio>
  );
}

function describeFree(group: SeatGroup | undefined): string {
  if (!group) return texts.application.notWanted;
  const { free } = group;
  if (free === 0) return texts.notice.noFreeSeats;
  return group.role === null ? texts.application.seatsOpenToAll(free) : texts.application.seatsOpen(free);
}
