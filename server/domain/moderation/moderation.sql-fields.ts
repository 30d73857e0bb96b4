import { sql } from 'kysely';
import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';

export const moderationSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { canModerate: sqlColumn(() => sql`m.moderator`) },
    Notice: { viewerCanReport: sqlColumn(({ viewerId }) => sql`n.owner_id <> ${viewerId}`) },
    Comment: { viewerCanReport: sqlColumn(({ viewerId }) => sql`c.author_id is distinct from ${viewerId}`) },
    Member: { viewerCanReport: sqlColumn(({ viewerId }) => sql`m.id <> ${viewerId}`) },
  },
};
