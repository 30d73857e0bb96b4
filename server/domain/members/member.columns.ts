import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { MemberTables } from './member.entity';

/** The columns that other members see of the member joined as `m`, named as in member.view.ts. */
export function publicColumns() {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return {
    id: eb.ref('m.id'),
    nickName: eb.ref('m.nick_name'),
    imageUrl: sql<string | null>`'/pictures/' || ${eb.ref('m.picture')}`,
    schoolVerified: sql<boolean>`coalesce(${eb.ref('m.verified_until')} > now(), false)`,
  };
}

/** The member joined as `m`, as one JSON column with what other members see. */
export function memberColumn() {
  return jsonBuildObject(publicColumns());
}

/** {@link memberColumn} of an outer join: null where no member was found. */
export function optionalMemberColumn() {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return eb.case().when('m.id', 'is not', null).then(memberColumn()).end();
}
