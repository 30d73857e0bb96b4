import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Params } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import type { Viewer } from '../kit/refusal';
import { contribution } from './notice.contributions';
import { NoticeKind } from './notice.entity';
import { isOwner, type OwnedNotice } from './notice.policy';
import type { NoticeStatementTables } from './notice.tables';

/** Whether members see the notices of their own school only, or of all schools (the setting SCHOOL_SCOPE). */
export type SchoolScope = Context['env']['SCHOOL_SCOPE'];

/** All scopes, for statements that exist once for each scope. */
export const SCHOOL_SCOPES = ['same', 'any'] as const satisfies readonly SchoolScope[];

type ScopedNotice = { n: NoticeStatementTables['notice'] };

/** The key of the viewer's school, which PostgreSQL looks up once for the whole statement. */
export function schoolOf(viewerId: Expression<number>): RawBuilder<string> {
  return sql<string>`(select school_key from member where id = ${viewerId})`;
}

/** Whether the notice `n` belongs to the viewer's school; true for every notice when `SCHOOL_SCOPE` is `any`. */
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

/** A viewer, and the school whose notices they see. */
export interface SchoolViewer extends Viewer {
  schoolKey: string;
}

/** {@link visibleTo} over loaded objects. */
export function isVisible(
  scope: SchoolScope,
  viewer: SchoolViewer,
  notice: OwnedNotice & { schoolKey: string },
  hasApplied: boolean,
): boolean {
  return scope === 'any' || notice.schoolKey === viewer.schoolKey || isOwner(viewer, notice) || hasApplied;
}

/** The kinds that a request is about: one, or both when it names none. */
export function kindsOf(kind: NoticeKind | null | undefined): readonly NoticeKind[] {
  return kind ? [kind] : BOTH_KINDS;
}

const BOTH_KINDS: readonly NoticeKind[] = Object.values(NoticeKind);

/** Whether the notice `n` is of one of these kinds. */
export function ofKinds(kinds: Expression<readonly NoticeKind[]>): Expression<SqlBool> {
  return sql<SqlBool>`n.kind = any (${kinds}::text[])`;
}

/** The parameters of statements about one notice, which a request names. */
export interface VisibleNoticeParams {
  viewerId: number;
  noticeId: number;
  kinds: readonly NoticeKind[];
}

/**
 * The parameters for a notice that a request names.
 * @param kind the kind that the notice must have, for requests about projects or studies
 * @throws {AppError} UNAUTHENTICATED
 */
export function visibleNoticeParams(ctx: Context, noticeId: number, kind?: NoticeKind): VisibleNoticeParams {
  return { viewerId: requireViewerId(ctx), noticeId, kinds: kindsOf(kind) };
}

/** Whether `n` is the notice that the request names, and exists for the viewer. */
export function isVisibleNotice(
  scope: SchoolScope,
  { viewerId, noticeId, kinds }: Params<VisibleNoticeParams>,
): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([eb('n.id', '=', noticeId), ofKinds(kinds), visibleTo(scope, viewerId)]);
}
