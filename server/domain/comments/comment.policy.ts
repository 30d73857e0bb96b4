/** Whether the asker may delete the comment: its author, or the notice's owner (rules.md: Who sees and does what). */
export function canDeleteComment(
  asker: { id: number },
  comment: { author: { id: number } | null },
  noticeOwnerId: number,
): boolean {
  return comment.author?.id === asker.id || noticeOwnerId === asker.id;
}
