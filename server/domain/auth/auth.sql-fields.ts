import { sql } from 'kysely';
import { sameFields, sqlColumn, type SqlDefinitions } from '../../selection/fields';
import { viewerOfPayload } from '../members/member.sql-fields';

export const authSqlFields: SqlDefinitions = {
  fields: {
    ...sameFields({ viewer: viewerOfPayload }, 'LogInPayload', 'ChangePasswordPayload'),
    // Nobody is logged in any more.
    LogOutPayload: { viewer: sqlColumn(() => sql`null::json`) },
  },
};
