import { Radio } from 'antd';
import { entryFor } from '../graphql/enums';
import { RoleIcon } from '../notices/RoleIcon';
import type { RoleSeats } from '../notices/RoleChips';
import { countFreeOfRole } from '../notices/seats';
import { texts } from '../texts';
import { Field } from '../ui/fields';
import { RadioGroup } from '../ui/RadioGroup';
import styles from './RoleField.module.css';

interface RoleFieldProps {
  /** All roles of the project, with their seats. */
  roles: readonly RoleSeats[];
}

/** The choice of a seat: the roles of a project, of which those without a free seat say why they cannot be chosen. */
export function RoleField({ roles }: RoleFieldProps) {
  const isOpenToAll = roles.every(({ headcount }) => headcount === 0);
  return (
    <Field
      name="role"
      label={texts.application.seatQuestion}
      rules={[{ required: true, message: texts.application.roleRequired }]}
    >
      <RadioGroup className={styles.roles}>
        {roles.map((seats) => (
          <RoleOption key={seats.role} seats={seats} isOpenToAll={isOpenToAll} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function RoleOption({ seats, isOpenToAll }: { seats: RoleSeats; isOpenToAll: boolean }) {
  const { role, headcount } = seats;
  const free = countFreeOfRole(seats);
  const isDisabled = free === 0 && !isOpenToAll;
  const name = entryFor(texts.notice.role, role);
  return (
    <Radio value={role} disabled={isDisabled} className={styles.role}>
      <RoleIcon role={role} />
      <span className={styles.words}>
        {isDisabled && headcount > 0 ? <s>{name}</s> : <strong>{name}</strong>}
        <small>{isOpenToAll ? texts.application.seatsOpenToAll : describeFree(headcount, free)}</small>
      </span>
    </Radio>
  );
}

function describeFree(headcount: number, free: number): string {
  if (headcount === 0) return texts.application.notWanted;
  return free > 0 ? texts.application.seatsOpen(free) : texts.application.seatsTaken;
}
