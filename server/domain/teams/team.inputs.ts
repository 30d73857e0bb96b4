/** Description of the field with the id of a team. */
export const TEAM_ID = 'The id of the team, which is the id of its notice.';
