import { sql } from 'kysely';
import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';

export const blockSqlFields: SqlDefinitions = {
  fields: {
    Member: { viewerCanBlock: sqlColumn(({ viewerId }) => sql`(m.id <> ${viewerId} and not m.moderator)`) },
  },
};
