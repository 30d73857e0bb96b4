import type { Refusal } from '../kit/refusal';

/** Why the viewer may not delete the comment: only its author and the notice's owner may (rules.md: Who sees and does what). */
export function refusalToDeleteComment(
  viewer: { id: number },
  comment: { author: { id: number } | null },
  noticeOwnerId: number,
): Refusal {
  return comment.author?.id === viewer.id || noticeOwnerId === viewer.id ? null : 'FORBIDDEN';
}
