import { type Context, requireViewerId } from '../context';
import type { NoticeKind } from '../notices/notice.entity';
import { readNotice } from '../notices/notice.reads';
import type { AnyNotice } from '../notices/notice.view';

/** Marks a notice as a favourite; marking it twice is marking it once. */
export async function favouriteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  const viewerId = requireViewerId(ctx);
  const notice = await readNotice(ctx, id, kind);
  await ctx.em.execute('insert into favourite (member_id, notice_id) values (?, ?) on conflict do nothing', [
    viewerId,
    id,
  ]);
  return { ...notice, viewerHasFavourited: true };
}

/** Takes the mark away; does nothing where there is none. */
export async function unfavouriteNotice(ctx: Context, id: number, kind?: NoticeKind): Promise<AnyNotice> {
  const viewerId = requireViewerId(ctx);
  const notice = await readNotice(ctx, id, kind);
  await ctx.em.execute('delete from favourite where member_id = ? and notice_id = ?', [viewerId, id]);
  return { ...notice, viewerHasFavourited: false };
}
