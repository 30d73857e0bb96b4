import type { Refusal, Viewer } from '../kit/refusal';
import { isOwner, type OwnedNotice } from '../notices/notice.policy';

/**
 * Refuses to delete the comment to everybody but its author and the notice's owner (rules.md: Who sees and does what).
 * @returns FORBIDDEN or null
 */
export function refusalToDeleteComment(
  viewer: Viewer,
  comment: { author: { id: number } | null },
  notice: OwnedNotice,
): Refusal {
  return comment.author?.id === viewer.id || isOwner(viewer, notice) ? null : 'FORBIDDEN';
}
