import { type Expression, expressionBuilder, sql } from 'kysely';
import type { MemberTables } from './member.entity';

/** Nickname of a hidden member, as others see it. */
const HIDDEN_NAME = '숨긴 회원';

/**
 * Columns of the member `m` that are visible to the viewer, named as in member.type.ts. Nickname
 * and picture of a hidden member are masked for others (rules.md: Reports and moderation).
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

/** True if the member `m` has a valid verification of their school. */
export function isSchoolVerified() {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return sql<boolean>`coalesce(${eb.ref('m.verified_until')} > now(), false)`;
}

/** End of the suspension of the member `m`; null if they may write. */
export function suspendedUntil() {
  const { ref } = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return sql<Date | null>`case when ${ref('m.suspended_until')} > now() then ${ref('m.suspended_until')} end`;
}
