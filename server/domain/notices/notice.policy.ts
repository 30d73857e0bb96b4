import type { Refusal, Viewer } from '../kit/refusal';

/** What policies know of a notice; both its entity and its view have it. */
export interface OwnedNotice {
  owner: { id: number };
}

/** Whether the notice is the viewer's own. */
export function isOwner(viewer: Viewer, notice: OwnedNotice): boolean {
  return notice.owner.id === viewer.id;
}

/**
 * Refuses to edit, delete or close the notice, to list its applicants and to decide on them to everybody but its owner
 * (rules.md: Who sees and does what).
 * @returns FORBIDDEN or null
 */
export function refusalToManage(viewer: Viewer, notice: OwnedNotice): Refusal {
  return isOwner(viewer, notice) ? null : 'FORBIDDEN';
}
