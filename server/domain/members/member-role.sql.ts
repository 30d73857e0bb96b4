import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { MemberTables } from './member.entity';

/** Columns of roles. */
const ROLES = ['moderator', 'operator'] as const;

const { variants } = statementsOn<MemberTables>();

/**
 * Starts or ends a role of a member.
 * @returns the key of the member's school; no row if the role did not change
 */
export const updateRole = variants<{ memberId: number; isHeld: boolean }>()(
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
