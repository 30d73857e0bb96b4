import { addToDraft } from './useDraft';

/** Returns the key of the draft of a post on a team's board. The id of a team is its notice's. */
export function getTeamPostKey(teamId: string): string {
  return `teamPost:${teamId}`;
}

/** Keeps a text that was not sent, as a draft of a post on the team's board. */
export function addToTeamPost(teamId: string, text: string): void {
  addToDraft(getTeamPostKey(teamId), 'text', text);
}
