import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import type { MemberTables } from './member.entity';

/** Columns of roles. */
const ROLES = ['moderator', 'operator'] as const;

/** The column of a role. */
export type RoleColumn = (typeof ROLES)[number];

const { variants } = statementsOn<MemberTables>();

const updateRoleStatement = variants<{ memberId: number; isHeld: boolean }>()(
  'members.updateRole',
  { role: ROLES },
  ({ role }) =>
    (db, { memberId, isHeld }) => {
      const wanted = sql<boolean>`${isHeld}::boolean`;
      return db
        .updateTable('member')
        .set({ [role]: wanted })
        .where('id', '=', memberId)
        .where(role, '<>', wanted)
        .returning('school_key as schoolKey');
    },
);

/**
 * Starts or ends a role of a member.
 * @returns the key of the member's school; undefined if the role did not change
 */
export async function updateRole(
  writes: Statements,
  { role, ...change }: { memberId: number; role: RoleColumn; isHeld: boolean },
): Promise<string | undefined> {
  return (await writes.row(updateRoleStatement({ role }), change))?.schoolKey;
}
