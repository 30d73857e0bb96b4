import { addToDraft } from '../../../../forms/drafts/useDraft';

/** Returns the key of the draft of a post on a team's board. A team has the id of its notice. */
export function getTeamPostKey(teamId: string): string {
  return `teamPost:${teamId}`;
}

/** Adds the message that an approval does not send to the draft of a post on the team's board. */
export function addToTeamPost(teamId: string, text: string): void {
  addToDraft(getTeamPostKey(teamId), 'text', text);
}
