import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../context';
import type { ViewerId } from '../kit/viewer-id';
import type { MemberTables } from './member.entity';

/** The key of the viewer's school, which PostgreSQL looks up at most once for the whole statement. */
export function schoolOf(viewerId: ViewerId): RawBuilder<string> {
  return viewerId.row?.schoolKey ?? sql<string>`(select school_key from member where id = ${viewerId})`;
}

/** Whether a viewer moderates a school, and so sees what is hidden there (rules.md: Reports and moderation). */
export function moderates(viewerId: ViewerId, schoolKey: Expression<string>): Expression<SqlBool> {
  const { row } = viewerId;
  if (row) return sql<SqlBool>`(${row.moderator} and ${row.schoolKey} = ${schoolKey})`;
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

/** Whether members see those of their own school only, or of all schools (the setting SCHOOL_SCOPE). */
type Scope = Context['env']['SCHOOL_SCOPE'];

/** Whether the member `m` is of a viewer's school; true for everybody when `SCHOOL_SCOPE` is `any`. */
export function isOfSchoolOf(scope: Scope, viewerId: ViewerId): Expression<SqlBool> {
  if (scope === 'any') return sql.lit(true);
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return eb('m.school_key', '=', schoolOf(viewerId));
}
