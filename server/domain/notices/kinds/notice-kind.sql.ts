import { type Expression, sql, type SqlBool } from 'kysely';
import { NoticeKind } from '../notice.entity';

/** Returns the kinds of a request: its kind, or both if it has none. */
export function kindsOf(kind: NoticeKind | null | undefined): readonly NoticeKind[] {
  return kind ? [kind] : BOTH_KINDS;
}

const BOTH_KINDS: readonly NoticeKind[] = Object.values(NoticeKind);

/** True if the notice `n` has one of these kinds. */
export function isOfKinds(kinds: Expression<readonly NoticeKind[]>): Expression<SqlBool> {
  return sql<SqlBool>`n.kind = any (${kinds}::text[])`;
}

/**
 * True if the notice `n` has the first of these kinds. Unlike {@link isOfKinds} it lets PostgreSQL
 * read the notices in the order of an index.
 */
export function isOfFirstKind(kinds: Expression<readonly NoticeKind[]>): Expression<SqlBool> {
  return sql<SqlBool>`n.kind = (${kinds}::text[])[1]`;
}
