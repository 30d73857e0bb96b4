import { sql } from 'kysely';
import { defineAnswer } from '../../selection/answers';

/**
 * The viewer's profile in the error of an outdated edit, with the names of the GraphQL schema
 * (rules.md: Versions).
 */
export const profileState = defineAnswer({
  name: 'members.profileState',
  type: 'Viewer',
  source: ({ viewerId }) => sql`member m where m.id = ${viewerId}`,
  missing: 'UNAUTHENTICATED',
  version: 'version',
  shape: { nickName: 'member.nickName', school: 'school.name', email: 'email', imageUrl: 'member.imageUrl' },
});
