import type { Refusal, Viewer } from '../kit/refusal';
import { isTeamOver, TeamState } from '../notices/notice.entity';
import { isOwner, type OwnedNotice, refusalToManage } from '../notices/notice.policy';

/**
 * Refuses to delete a post to everybody but its author and the team's owner (rules.md: Teams).
 * @returns FORBIDDEN or null
 */
export function refusalToDeletePost(
  viewer: Viewer,
  post: { author: { id: number } | null },
  notice: OwnedNotice,
): Refusal {
  return post.author?.id === viewer.id || isOwner(viewer, notice) ? null : 'FORBIDDEN';
}

/**
 * Refuses to remove a member and to ask them for a response to everybody but the owner, whom nobody removes.
 * @returns FORBIDDEN or null
 */
export function refusalToManageMember(viewer: Viewer, member: { id: number }, notice: OwnedNotice): Refusal {
  return isOwner(member, notice) ? 'FORBIDDEN' : refusalToManage(viewer, notice);
}

/** What policies know of a notice with a team. */
interface TeamNotice extends OwnedNotice {
  teamState: TeamState;
}

/**
 * Refuses to leave to the owner of a team that has ended, in which nobody takes over.
 * @returns TEAM_OVER or null
 */
export function refusalToLeave(viewer: Viewer, notice: TeamNotice): Refusal {
  return isOwner(viewer, notice) && isTeamOver(notice.teamState) ? 'TEAM_OVER' : null;
}

/** The states that follow each (rules.md: Teams). */
export const NEXT_STATES: Readonly<Record<TeamState, readonly TeamState[]>> = {
  [TeamState.ACTIVE]: [TeamState.DONE, TeamState.DISBANDED],
  [TeamState.DONE]: [],
  [TeamState.DISBANDED]: [],
};

/** The states that the viewer may give the team. */
function nextStates(viewer: Viewer, notice: TeamNotice): readonly TeamState[] {
  return isOwner(viewer, notice) ? NEXT_STATES[notice.teamState] : [];
}

/**
 * Refuses to give a team another state to everybody but its owner, and a state that does not follow.
 * @returns FORBIDDEN, TEAM_STATE or null
 */
export function refusalToMove(viewer: Viewer, notice: TeamNotice, state: TeamState): Refusal {
  return refusalToManage(viewer, notice) ?? (nextStates(viewer, notice).includes(state) ? null : 'TEAM_STATE');
}

/** Whether a team has finished. */
export function isDone({ teamState }: { teamState: TeamState }): boolean {
  return teamState === TeamState.DONE;
}

/**
 * Refuses to show a team on a profile while it is not done.
 * @returns TEAM_STATE or null
 */
export function refusalToShowOnProfile(notice: { teamState: TeamState }): Refusal {
  return isDone(notice) ? null : 'TEAM_STATE';
}
