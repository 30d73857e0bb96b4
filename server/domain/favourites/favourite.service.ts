import type { Context } from '../context';
import type { NoticeKind } from '../notices/notice.entity';
import { changeVisibleNotice } from '../notices/notice.queries';
import type { AnyNotice } from '../notices/notice.view';

/** Marks a notice as a favourite; marking it twice is marking it once. */
export async function favouriteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  const mark = 'insert into favourite (member_id, notice_id) select $1, id from answered on conflict do nothing';
  return { ...(await changeVisibleNotice(ctx, id, kind, mark)), viewerHasFavourited: true };
}

/** Takes the mark away; does nothing where there is none. */
export async function unfavouriteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  const unmark = 'delete from favourite where member_id = $1 and notice_id in (select id from answered)';
  return { ...(await changeVisibleNotice(ctx, id, kind, unmark)), viewerHasFavourited: false };
}
