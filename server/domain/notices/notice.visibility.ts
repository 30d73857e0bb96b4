import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Params } from '../../platform/database/statement';
import { isNotApart } from '../blocks/block.visibility';
import { type Context, requireViewerId } from '../context';
import { seesAllSchools } from '../kit/school-scope';
import type { ViewerId } from '../kit/viewer-id';
import { moderates, schoolOf } from '../members/member.visibility';
import { contribution } from './notice.contributions';
import { NoticeKind } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';

type ScopedNotice = { n: NoticeStatementTables['notice'] };

/**
 * Whether the notice `n` belongs to the viewer's school; true for every notice when `SCHOOL_SCOPE`
 * is `any`.
 */
function ofSchool(viewerId: ViewerId): Expression<SqlBool> {
  if (seesAllSchools()) return sql.lit(true);
  return expressionBuilder<ScopedNotice, 'n'>()('n.school_key', '=', schoolOf(viewerId));
}

/**
 * Whether the notice `n` is in the lists and searches of the viewer's school. What is hidden is in
 * none, not even for those who still see it, so that all have the same totals (rules.md: Reports
 * and moderation, Blocking).
 */
export function isListed(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([ofSchool(viewerId), eb('n.hidden', '=', sql.lit(false)), isNotApart(viewerId, eb.ref('n.owner_id'))]);
}

/** Whether the notice `n` is not hidden, or only from members who do not moderate its school. */
function isNotHidden(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.or([eb('n.hidden', '=', sql.lit(false)), moderates(viewerId, eb.ref('n.school_key'))]);
}

/**
 * Whether neither a block nor moderators keep the notice `n` from the viewer, whatever its school.
 */
export function isUnrestricted(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([isNotApart(viewerId, eb.ref('n.owner_id')), isNotHidden(viewerId)]);
}

/**
 * Whether the notice `n` exists for the viewer (rules.md: Who sees and does what): it is their own;
 * or it is of their school or they applied to it, no block is between them and the owner unless
 * their application waits, and it is not hidden unless they moderate its school; or they are in its
 * team.
 */
export function visibleTo(viewerId: ViewerId): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  const notApart = isNotApart(viewerId, eb.ref('n.owner_id'));
  return eb.or([
    eb('n.owner_id', '=', viewerId),
    eb.and([ofSchool(viewerId), isUnrestricted(viewerId)]),
    eb.and([contribution('keepsVisible')(viewerId, eb.ref('n.id'), notApart), isNotHidden(viewerId)]),
    contribution('isMember')(viewerId, eb.ref('n.id')),
  ]);
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
  { noticeId, kinds }: Params<VisibleNoticeParams>,
  viewerId: ViewerId,
): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedNotice, 'n'>();
  return eb.and([eb('n.id', '=', noticeId), ofKinds(kinds), visibleTo(viewerId)]);
}
