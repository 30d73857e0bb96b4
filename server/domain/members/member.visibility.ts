import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../context';
import type { MemberTables } from './member.entity';

/** Whether a member moderates a school, and so sees what is hidden there (rules.md: Reports and moderation). */
export function moderates(viewerId: Expression<number>, schoolKey: Expression<string>): Expression<SqlBool> {
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
export function isOfSchoolOf(scope: Scope, viewerId: Expression<number>): Expression<SqlBool> {
  if (scope === 'any') return sql.lit(true);
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return sql<SqlBool>`${eb.ref('m.school_key')} = (select school_key from member where id = ${viewerId})`;
}
