import { type RawBuilder, sql, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { ViewerId } from '../../selection/viewer-id';
import type { MemberTables } from './member.entity';
import { seesAllSchools } from '../kit/rules/school-scope';

type Columns = MemberTables['member'];

/**
 * A column of the viewer's row. Without a joined row, PostgreSQL looks it up at most once per
 * statement, because the subquery does not depend on other rows.
 */
function columnOfViewer<Name extends keyof Columns>(viewerId: ViewerId, name: Name): RawBuilder<Columns[Name]> {
  return viewerId.row
    ? sql.ref(`${viewerId.row}.${name}`)
    : sql`(select ${sql.ref(name)} from member where id = ${viewerId})`;
}

/** Selects the viewer's row. */
export function rowOfViewer(viewerId: ViewerId): RawBuilder<unknown> {
  return viewerId.row ? sql`(select ${sql.ref(viewerId.row)}.*)` : sql`(select * from member where id = ${viewerId})`;
}

/** Ids of all members with a block between them and the viewer, in either direction. */
export function blockedMembers(viewerId: ViewerId): RawBuilder<readonly number[]> {
  return sql`${columnOfViewer(viewerId, 'blocked_ids')}::integer[]`;
}

/** SQL for the key of the viewer's school. */
export function schoolOf(viewerId: ViewerId): RawBuilder<string> {
  return columnOfViewer(viewerId, 'school_key');
}

/** True if the viewer has a valid verification of their school (rules/verified-schools.md). */
export function hasVerifiedSchool(viewerId: ViewerId): RawBuilder<boolean> {
  return sql`coalesce(${columnOfViewer(viewerId, 'verified_until')} > now(), false)`;
}

/** True if the viewer is suspended (rules/suspensions.md). */
export function isSuspended(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql`coalesce(${columnOfViewer(viewerId, 'suspended_until')} > now(), false)`;
}

/** True if the profile of the viewer is hidden. */
export function isHidden(viewerId: ViewerId): RawBuilder<SqlBool> {
  return columnOfViewer(viewerId, 'hidden');
}

/**
 * True if the viewer moderates the school and so sees its hidden content (rules/moderation.md:
 * Moderators).
 */
export function isModerator(viewerId: ViewerId, schoolKey: Expression<string>): Expression<SqlBool> {
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

/** True if a school is that of the viewer. Always true for `SCHOOL_SCOPE=any`. */
export function isInViewersSchool(viewerId: ViewerId, schoolKey: Expression<string>): Expression<SqlBool> {
  return seesAllSchools() ? sql.lit(true) : sql<SqlBool>`(${schoolKey} = ${schoolOf(viewerId)})`;
}
