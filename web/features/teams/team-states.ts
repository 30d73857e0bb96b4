import type { TeamState } from '../../graphql/generated/documents';

/** Whether a team has ended. */
export function hasEnded(state: TeamState): boolean {
  return state === 'DONE' || state === 'DISBANDED';
}
