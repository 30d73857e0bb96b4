import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { seesAllSchools } from '../kit/school-scope';
import type { ViewerId } from '../kit/viewer-id';
import { columnOfViewer } from './member.contributions';
import type { MemberTables } from './member.entity';

/** SQL for the key of the viewer's school. */
export function schoolOf(viewerId: ViewerId): RawBuilder<string> {
  return columnOfViewer(viewerId, 'school_key');
}

/** True if the viewer has a valid verification of their school (rules.md: Verified schools). */
export function hasVerifiedSchool(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql`coalesce(${columnOfViewer(viewerId, 'verified_until')} > now(), false)`;
}

/**
 * True if the viewer moderates the school and so sees its hidden content (rules.md: Reports and
 * moderation).
 */
export function moderates(viewerId: ViewerId, schoolKey: Expression<string>): Expression<SqlBool> {
  if (viewerId.row) return sql`(${columnOfViewer(viewerId, 'moderator')} and ${schoolOf(viewerId)} = ${schoolKey})`;
  const eb = expressionBuilder<MemberTables>();
  return eb.exists(
    eb
      .selectFrom('member as moderator')
      .select('moderator.id')
      .where('moderator.id', '=', viewerId)
      .where('moderator.moderator', '=', sql.lit(true))
      .where('moderator.school_key', '=', schoolKey),
  );
}

/** True if the member `m` belongs to the viewer's school. Always true for `SCHOOL_SCOPE=any`. */
export function isOfSchoolOf(viewerId: ViewerId): Expression<SqlBool> {
  if (seesAllSchools()) return sql.lit(true);
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return eb('m.school_key', '=', schoolOf(viewerId));
}
