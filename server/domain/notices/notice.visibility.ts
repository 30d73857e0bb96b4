import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../context';
import { contribution } from './notice.contributions';
import { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';

/** Whether members see the notices of their own school only, or of all schools (the setting SCHOOL_SCOPE). */
export type SchoolScope = Context['env']['SCHOOL_SCOPE'];

/** The scopes, for statements that exist once for each. */
export const SCHOOL_SCOPES = ['same', 'any'] as const satisfies readonly SchoolScope[];

type ScopedNotice = { n: NoticeStatementTables['notice'] };

/** The viewer's school, by one look-up for the whole statement. */
export function schoolOf(viewerId: Expression<number>): RawBuilder<string> {
  return sql<string>`(select school_key from member where id = ${viewerId})`;
}

/** Whether the notice `n` belongs to the viewer's school, which every notice does where `SCHOOL_SCOPE` is `any`. */
export function ofSchool(scope: SchoolScope, viewerId: Expression<number>): Expression<SqlBool> {
  if (scope === 'any') return sql.lit(true);
  return expressionBuilder<ScopedNotice, 'n'>()('n.school_key', '=', schoolOf(viewerId));
}

/**
 * Whether the notice `n` exists for the viewer: it is of their school, their own, or one they applied to
 * (rules.md: Who sees and does what). {@link isVisible} is the same rule over loaded objects.
 */
export function visibleTo(scope: SchoolScope, viewerId: Expression<number>): Expression<SqlBool> {
  if (scope === 'any') return ofSchool(scope, viewerId);
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.or([
    ofSchool(scope, viewerId),
    eb('n.owner_id', '=', viewerId),
    contribution('hasApplied')(viewerId, eb.ref('n.id')),
  ]);
}

/** Who looks at a notice. */
interface Viewer {
  id: number;
  schoolKey: string;
}

/** {@link visibleTo} over loaded objects. */
export function isVisible(
  scope: SchoolScope,
  viewer: Viewer,
  notice: { schoolKey: string; owner: { id: number } },
  hasApplied: boolean,
): boolean {
  return scope === 'any' || notice.schoolKey === viewer.schoolKey || notice.owner.id === viewer.id || hasApplied;
}

/** The kinds that a caller asks for: one, or both. */
export function kindsOf(kind: NoticeKind | null | undefined): readonly NoticeKind[] {
  return kind ? [kind] : BOTH_KINDS;
}

const BOTH_KINDS: readonly NoticeKind[] = Object.values(NoticeKind);

/** Whether the notice `n` is of one of these kinds. */
export function ofKinds(kinds: Expression<readonly NoticeKind[]>): Expression<SqlBool> {
  return sql<SqlBool>`n.kind = any (${kinds}::text[])`;
}
