/* To be removed when comments and favourites send typed statements. */
import { type Context, requireViewerId } from '../context';
import type { Stored } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { MEMBER_COLUMNS, type MemberRow, toMember } from '../members/member.queries';
import type { NoticeKind } from './notice.entity';
import type { AnyNotice, ProjectView } from './notice.view';

/** What a card shows of a notice, read from the aliases `n` and `m` (its owner) for the viewer $1. */
const CARD_COLUMNS = `
  n.id, n.kind, n.title, n.recruit_number as "recruitNumber", n.recruiting, n.university, n.created_at as "createdAt",
  n.field, n.tech_stack as "techStack", n.frontend_number as "frontendNumber", n.backend_number as "backendNumber",
  n.designer_number as "designerNumber", ${MEMBER_COLUMNS},
  exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id) as "viewerHasFavourited"`;

/** A row with {@link CARD_COLUMNS}, and the content where it was asked for. */
type NoticeRow = Stored<Omit<ProjectView, 'kind' | 'owner'>> & MemberRow & { kind: NoticeKind };

/**
 * The notice of a row; whatever else the row holds stays behind. A study's row has null where a project has its field and
 * headcounts, and so has its notice, which nobody asks for them.
 */
function toNotice(row: NoticeRow): AnyNotice {
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

/** One notice as readNotice reads it, and something done with it in the same statement. */
export async function changeVisibleNotice(
  ctx: Context,
  id: number,
  kind: NoticeKind | undefined,
  effect: string,
): Promise<AnyNotice> {
  const row = await ctx.writes.row<NoticeRow>(
    `select ${CARD_COLUMNS}, n.content from notice n join member m on m.id = n.owner_id
     where n.id = $2 and ${visible(ctx)}${ofKind(kind)}`,
    [requireViewerId(ctx), id],
    effect,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return toNotice(row);
}
