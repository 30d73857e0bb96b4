import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import type { BlockTables } from '../blocks/block.entity';
import type { MemberTables } from '../members/member.entity';
import { AppointedRole, type AppointmentTables } from './appointment.entity';

/** The start or the end of a member's role. */
export interface RoleChange {
  memberId: number;
  role: AppointedRole;
  appointed: boolean;
  /** The operator; null for a command of the server. */
  actorId: number | null;
}

const { statement, variants } = statementsOn<AppointmentTables & MemberTables & BlockTables>();

const COLUMNS = { [AppointedRole.MODERATOR]: 'moderator', [AppointedRole.OPERATOR]: 'operator' } as const;

/** Changes a role and logs it. Returns no row if the member already has the wanted state. */
const changeRoleStatement = variants<Omit<RoleChange, 'role'>>()(
  'operators.changeRole',
  { role: Object.values(AppointedRole) },
  ({ role }) =>
    (db, { memberId, appointed, actorId }) => {
      const wanted = sql<boolean>`${appointed}::boolean`;
      return db
        .with('changed', (with_) =>
          with_
            .updateTable('member')
            .set({ [COLUMNS[role]]: wanted })
            .where('id', '=', memberId)
            .where(COLUMNS[role], '<>', wanted)
            .returning(['id', 'school_key']),
        )
        .insertInto('appointment')
        .columns(['member_id', 'role', 'school_key', 'appointed', 'actor_id'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select([
              'id',
              sql<AppointedRole>`${sql.lit(role)}`.as('role'),
              role === AppointedRole.MODERATOR ? 'school_key' : sql<string | null>`null::text`.as('school_key'),
              wanted.as('appointed'),
              sql<number | null>`${actorId}::int`.as('actor_id'),
            ]),
        )
        .returning('id');
    },
);

const deleteBlocksStatement = statement<{ memberId: number }>()('operators.deleteBlocks', (db, { memberId }) =>
  db.deleteFrom('member_block').where('blocked_id', '=', memberId).returning('blocker_id'),
);

/**
 * Starts or ends a role of a member and logs it (rules.md: Operators). Deletes the blocks against a
 * new moderator, because everybody must be able to reach moderators (rules.md: Blocking).
 * @param writes statements of a transaction
 */
export async function changeRole(writes: Statements, change: RoleChange): Promise<void> {
  const { memberId, role, appointed, actorId } = change;
  const changed = await writes.row(changeRoleStatement({ role }), { memberId, appointed, actorId });
  if (changed && appointed && role === AppointedRole.MODERATOR) await writes.rows(deleteBlocksStatement, { memberId });
}

const insertMoveStatement = statement<{ memberId: number; oldSchoolKey: string }>()(
  'operators.insertMove',
  (db, { memberId, oldSchoolKey }) =>
    db
      .insertInto('appointment')
      .columns(['member_id', 'role', 'school_key', 'appointed', 'actor_id'])
      .expression(
        db.selectNoFrom([
          sql<number>`${memberId}::int`.as('member_id'),
          sql<AppointedRole>`${sql.lit(AppointedRole.MODERATOR)}`.as('role'),
          sql<string>`${oldSchoolKey}::text`.as('school_key'),
          sql.lit(false).as('appointed'),
          sql<number>`${memberId}::int`.as('actor_id'),
        ]),
      )
      .returning('id'),
);

/** Logs that a move to another school has ended the role of a moderator. */
export async function insertMove(writes: Statements, move: { memberId: number; oldSchoolKey: string }): Promise<void> {
  await writes.rows(insertMoveStatement, move);
}

const findByLoginIdStatement = statement<{ loginId: string }>()('operators.findByLoginId', (db, { loginId }) =>
  db
    .selectFrom('member')
    .select(['id', 'university'])
    .where(sql`lower(login_id)`, '=', sql<string>`lower(${loginId}::text)`),
);

/** Finds a member by the login id, regardless of case. */
export function findByLoginId(
  reads: Statements,
  loginId: string,
): Promise<{ id: number; university: string } | undefined> {
  return reads.row(findByLoginIdStatement, { loginId });
}

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

const findSchoolStatement = statement<{ memberId: number }>()('operators.findSchool', (db, { memberId }) =>
  db.selectFrom('member').select('school_key as schoolKey').where('id', '=', memberId),
);

/** Returns the key of a member's school; undefined for an unknown member. */
export async function findSchoolOf(reads: Statements, memberId: number): Promise<string | undefined> {
  return (await reads.row(findSchoolStatement, { memberId }))?.schoolKey;
}

/** A member with a role. */
export interface RoleHolder {
  loginId: string;
  nickName: string;
  university: string;
}

const findHoldersStatement = variants<object>()(
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

/** Finds all members with a role, by school. */
export function findHolders(reads: Statements, role: AppointedRole): Promise<RoleHolder[]> {
  return reads.rows(findHoldersStatement({ role }), {});
}
