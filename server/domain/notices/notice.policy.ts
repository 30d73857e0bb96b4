import type { Refusal } from '../kit/refusal';

/** What policies know of who acts. */
export interface Viewer {
  id: number;
}

/** What they know of a notice; both its entity and its view have it. */
interface OwnedNotice {
  owner: { id: number };
}

/**
 * Why the viewer may not edit, delete or close the notice, list its applicants or decide on them: only its owner may
 * (rules.md: Who sees and does what).
 */
export function refusalToManage(viewer: Viewer, notice: OwnedNotice): Refusal {
  return notice.owner.id === viewer.id ? null : 'FORBIDDEN';
}
