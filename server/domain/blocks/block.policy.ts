import type { Refusal, Viewer } from '../kit/refusal';

/**
 * Refuses to block oneself and moderators, whom everybody must be able to reach (rules.md: Blocking).
 * @returns OWN_ACCOUNT, MODERATOR_BLOCKED or null
 */
export function refusalToBlock(viewer: Viewer, member: { id: number; moderator: boolean }): Refusal {
  if (member.id === viewer.id) return 'OWN_ACCOUNT';
  return member.moderator ? 'MODERATOR_BLOCKED' : null;
}
