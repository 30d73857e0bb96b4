import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Context, requireViewerId } from '../context';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { MemberTables } from './member.entity';
import { type MemberView, pictureUrl, type ViewerView } from './member.view';

const { statement } = statementsOn<MemberTables>();

/** What others see of the member joined as `m`; the expressions are those of the view (member.view.ts). */
function publicColumns() {
  const eb = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  return {
    id: eb.ref('m.id'),
    nickName: eb.ref('m.nick_name'),
    imageUrl: sql<string | null>`'/pictures/' || ${eb.ref('m.picture')}`,
  };
}

/** A member as others see them, as one column, from the alias `m`. */
export function memberColumn() {
  return jsonBuildObject(publicColumns());
}

const viewerById = statement<{ viewerId: number }>()('members.viewer', (db, params) =>
  db
    .selectFrom('member as m')
    .select(() => {
      const { id, nickName, imageUrl } = publicColumns();
      return [id.as('id'), nickName.as('nickName'), imageUrl.as('imageUrl')];
    })
    .select(['m.login_id as loginId', 'm.university', 'm.email'])
    .where('m.id', '=', params.viewerId),
);

/**
 * The member who is logged in.
 * @throws {AppError} UNAUTHENTICATED for a visitor, also one whose membership has ended.
 */
export async function readViewer(ctx: Context): Promise<ViewerView> {
  const viewer = await ctx.reads.row(viewerById, { viewerId: requireViewerId(ctx) });
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

/* To be removed when no text names them any more. */
export const MEMBER_COLUMNS = `m.id as "memberId", m.nick_name as "nickName", m.picture`;
export interface MemberRow {
  memberId: number;
  nickName: string;
  picture: string | null;
}
export function toMember(row: MemberRow): MemberView {
  return { id: row.memberId, nickName: row.nickName, imageUrl: pictureUrl(row.picture) };
}
