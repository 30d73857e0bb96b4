import { type Expression, expressionBuilder, sql } from 'kysely';
import type { MemberTables } from './member.entity';

/** What others see instead of a hidden member's nickname. */
const HIDDEN_NAME = '숨긴 회원';

/**
 * The columns that a viewer sees of the member joined as `m`, named as in member.type.ts. Others
 * see neither nickname nor picture of a hidden member (rules.md: Reports and moderation).
 */
export function publicColumns(viewerId: Expression<number>) {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  const isMasked = sql`${eb.ref('m.hidden')} and ${eb.ref('m.id')} <> ${viewerId}`;
  return {
    nickName: sql<string>`case when ${isMasked} then ${sql.lit(HIDDEN_NAME)} else ${eb.ref('m.nick_name')} end`,
    imageUrl: sql<string | null>`case when not (${isMasked}) then '/pictures/' || ${eb.ref('m.picture')} end`,
    schoolVerified: isSchoolVerified(),
    hidden: eb.ref('m.hidden'),
  };
}

/** Whether the member joined as `m` has verified their school, and it still counts. */
export function isSchoolVerified() {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return sql<boolean>`coalesce(${eb.ref('m.verified_until')} > now(), false)`;
}

/** Until when the member joined as `m` may only read; null when they may write. */
export function suspendedUntil() {
  const { ref } = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return sql<Date | null>`case when ${ref('m.suspended_until')} > now() then ${ref('m.suspended_until')} end`;
}
