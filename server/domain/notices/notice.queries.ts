import { type Context, requireViewerId } from '../context';
import type { Statements, Stored } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.queries';
import { NoticeKind } from './notice.entity';
import { canManage } from './notice.policy';
import type { AnyNotice, ProjectView } from './notice.view';

/** What a card shows of a notice, read from the aliases `n` and `m` (its owner) for the viewer $1. */
export const CARD_COLUMNS = `
  n.id, n.kind, n.title, n.recruit_number as "recruitNumber", n.recruiting, n.university, n.created_at as "createdAt",
  n.field, n.tech_stack as "techStack", n.frontend_number as "frontendNumber", n.backend_number as "backendNumber",
  n.designer_number as "designerNumber", ${MEMBER_COLUMNS},
  exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id) as "viewerHasFavourited"`;

/** A row with {@link CARD_COLUMNS}, and the content where it was asked for. */
export type NoticeRow = Stored<Omit<ProjectView, 'kind' | 'owner'>> & MemberRow & { kind: NoticeKind };

/**
 * The notice of a row; whatever else the row holds stays behind. A study's row has null where a project has its field and
 * headcounts, and so has its notice, which nobody asks for them.
 */
export function toNotice(row: NoticeRow): AnyNotice {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    content: row.content,
    recruitNumber: row.recruitNumber,
    recruiting: row.recruiting,
    university: row.university,
    createdAt: new Date(row.createdAt),
    owner: toMember(row),
    viewerHasFavourited: row.viewerHasFavourited,
    field: row.field,
    techStack: row.techStack,
    frontendNumber: row.frontendNumber,
    backendNumber: row.backendNumber,
    designerNumber: row.designerNumber,
  };
}

/**
 * The condition under which the notice `n` exists for the viewer $1: its school's, its own, or one that it applied to
 * (rules.md: Who sees and does what).
 */
export function visible(ctx: Context): string {
  // Named all the same: PostgreSQL wants to know what $1 is.
  if (ctx.env.SCHOOL_SCOPE === 'any') return '$1::int is not null';
  return `(n.school_key = (select school_key from member where id = $1) or n.owner_id = $1
    or exists (select from application a where a.notice_id = n.id and a.applicant_id = $1))`;
}

/** One more condition, where a caller asked for a project or a study. */
export function ofKind(kind: NoticeKind | undefined): string {
  return kind === undefined ? '' : ` and n.kind = '${kind}'`;
}

/** The condition that the notice `n` is one of the viewer $1's school. */
export function ofSchool(ctx: Context): string {
  return ctx.env.SCHOOL_SCOPE === 'any' ? 'true' : 'n.school_key = (select school_key from member where id = $1)';
}

/**
 * One notice, whole.
 * @param kind what it must be, where the caller asked for a project or a study
 * @throws {AppError} NOT_FOUND when there is none, or none for this viewer.
 */
export function readNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  return findNotice(ctx, ctx.reads, id, kind);
}

/**
 * One notice as {@link readNotice} reads it, and something done with it in the same statement.
 * @param effect an insert, update or delete; it sees the viewer as $1 and the notice as `answered`
 */
export function changeVisibleNotice(
  ctx: Context,
  id: number,
  kind: NoticeKind | undefined,
  effect: string,
): Promise<AnyNotice> {
  return findNotice(ctx, ctx.writes, id, kind, effect);
}

async function findNotice(
  ctx: Context,
  statements: Statements,
  id: number,
  kind?: NoticeKind,
  effect?: string,
): Promise<AnyNotice> {
  const row = await statements.row<NoticeRow>(
    `select ${CARD_COLUMNS}, n.content from notice n join member m on m.id = n.owner_id
     where n.id = $2 and ${visible(ctx)}${ofKind(kind)}`,
    [requireViewerId(ctx), id],
    effect,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return toNotice(row);
}

/**
 * The viewer's own notice, whole.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's.
 */
export async function readOwnNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  const notice = await readNotice(ctx, id, kind);
  if (!canManage({ id: requireViewerId(ctx) }, notice)) throw new AppError('FORBIDDEN');
  return notice;
}

/** What anybody may know of a notice, whose link is pasted into a chat: its title, no private data. */
export async function readTitle(reader: Statements, id: number, kind: NoticeKind): Promise<string | undefined> {
  const row = await reader.row<{ title: string }>('select title from notice where id = $1 and kind = $2', [id, kind]);
  return row?.title;
}

/** A notice by its id, as far as it exists for the viewer. */
export const loadNotice = defineLoader<number, AnyNotice | null>(async (ctx, ids) => {
  const rows = await ctx.reads.rows<NoticeRow>(
    `select ${CARD_COLUMNS}, n.content from notice n join member m on m.id = n.owner_id
     where n.id = any ($2::int[]) and ${visible(ctx)}`,
    [requireViewerId(ctx), ids],
  );
  return new Map(rows.map((row) => [row.id, toNotice(row)]));
}, null);

/** The content of notices that were read without it. */
export const loadContent = defineLoader<number, string>(async (ctx, ids) => {
  const rows = await ctx.reads.rows<{ id: number; content: string }>(
    'select id, content from notice where id = any ($1::int[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.content]));
}, '');
