import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import { deleteBlocksAgainst } from '../blocks/block-removal.sql';
import type { MemberTables } from '../members/member.entity';
import { updateRole } from '../members/member-role.sql';
import { AppointedRole, type AppointmentTables } from './appointment.entity';

/** The start or the end of a member's role. */
export interface RoleChange {
  memberId: number;
  role: AppointedRole;
  appointed: boolean;
  /** The operator; null for a command of the server. */
  actorId: number | null;
}

const { insertRow, statement, variants } = statementsOn<AppointmentTables & MemberTables>();

const COLUMNS = { [AppointedRole.MODERATOR]: 'moderator', [AppointedRole.OPERATOR]: 'operator' } as const;

/** A log entry. */
interface Entry extends RoleChange {
  /** School of a moderator; null for an operator. */
  schoolKey: string | null;
}

const insertEntry = statement<Entry>()(
  'operators.insertEntry',
  (_db, { memberId, role, schoolKey, appointed, actorId }) =>
    insertRow('appointment', {
      member_id: memberId,
      role,
      school_key: schoolKey,
      appointed,
      actor_id: actorId,
    }).returning('id'),
);

/**
 * Starts or ends a role of a member and logs it (rules/operators.md). Deletes the blocks against a
 * new moderator, because everybody must be able to reach moderators (rules/blocking.md).
 * @param writes statements of a transaction
 */
export async function changeRole(writes: Statements, change: RoleChange): Promise<void> {
  const { memberId, role, appointed } = change;
  const isModerator = role === AppointedRole.MODERATOR;
  const changed = await writes.row(updateRole({ role: COLUMNS[role] }), { memberId, isHeld: appointed });
  if (!changed) return;
  await writes.run(insertEntry, { ...change, schoolKey: isModerator ? changed.schoolKey : null });
  if (isModerator && appointed) await writes.run(deleteBlocksAgainst, { memberId });
}

/** Logs that a move to another school has ended the role of a moderator. */
export async function insertMove(writes: Statements, move: { memberId: number; oldSchoolKey: string }): Promise<void> {
  const { memberId, oldSchoolKey: schoolKey } = move;
  const role = AppointedRole.MODERATOR;
  await writes.run(insertEntry, { memberId, role, schoolKey, appointed: false, actorId: memberId });
}

/** Finds a member by the login id, regardless of case. */
export const findByLoginId = statement<{ loginId: string }>()('operators.findByLoginId', (db, { loginId }) =>
  db
    .selectFrom('member')
    .select(['id', 'university'])
    .where(sql`lower(login_id)`, '=', sql<string>`lower(${loginId}::text)`),
);

const findMembersNamedStatement = statement<{ schoolKey: string; name: string }>()(
  'operators.findMembersNamed',
  (db, { schoolKey, name }) =>
    db
      .selectFrom('member')
      .select('id')
      .where('school_key', '=', schoolKey)
      .where((eb) => eb.or([eb('nick_name', '=', name), eb(sql`lower(login_id)`, '=', sql`lower(${name}::text)`)]))
      .orderBy('id')
      .limit(sql.lit(2)),
);

/**
 * Finds at most two members of a school with this login id or nickname. A login id does not take
 * precedence, because somebody could choose another member's nickname as theirs.
 * @returns their ids
 */
export async function findMembersNamed(
  reads: Statements,
  named: { schoolKey: string; name: string },
): Promise<number[]> {
  return (await reads.rows(findMembersNamedStatement, named)).map(({ id }) => id);
}

/** Finds the key of a member's school. */
export const findSchoolOf = statement<{ memberId: number }>()('operators.findSchool', (db, { memberId }) =>
  db.selectFrom('member').select('school_key as schoolKey').where('id', '=', memberId),
);

/** A member with a role. */
export interface RoleHolder {
  loginId: string;
  nickName: string;
  university: string;
}

/** Finds all members with a role, by school. */
export const findHolders = variants<object>()(
  'operators.findHolders',
  { role: Object.values(AppointedRole) },
  ({ role }) =>
    (db) =>
      db
        .selectFrom('member')
        .select(['login_id as loginId', 'nick_name as nickName', 'university'])
        .where(COLUMNS[role], '=', sql.lit(true))
        .orderBy('school_key')
        .orderBy('id'),
);
