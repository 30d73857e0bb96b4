import { type Context, requireViewerId } from '../context';
import { AppError } from '../../platform/errors';
import { type MemberView, pictureUrl, type ViewerView } from './member.view';

/** The columns of a member that others may see, read from the alias `m`. */
export const MEMBER_COLUMNS = `m.id as "memberId", m.nick_name as "nickName", m.picture`;

/** A row with {@link MEMBER_COLUMNS}. */
export interface MemberRow {
  memberId: number;
  nickName: string;
  picture: string | null;
}

/** The member of a row. */
export function toMember(row: MemberRow): MemberView {
  return { id: row.memberId, nickName: row.nickName, imageUrl: pictureUrl(row.picture) };
}

interface ViewerRow extends MemberRow {
  loginId: string;
  university: string;
  email: string;
}

/**
 * The member who is logged in.
 * @throws {AppError} UNAUTHENTICATED for a visitor, also one whose membership has ended.
 */
export async function readViewer(ctx: Context): Promise<ViewerView> {
  const row = await ctx.reads.row<ViewerRow>(
    `select ${MEMBER_COLUMNS}, m.login_id as "loginId", m.university, m.email from member m where m.id = $1`,
    [requireViewerId(ctx)],
  );
  if (!row) throw new AppError('UNAUTHENTICATED');
  return { ...toMember(row), loginId: row.loginId, university: row.university, email: row.email };
}
