import { sameFields, type SqlDefinitions } from '../../selection/fields';
import { viewerOfPayload } from '../members/member.sql-fields';

export const recoverySqlFields: SqlDefinitions = {
  fields: sameFields({ viewer: viewerOfPayload }, 'ChangeEmailPayload'),
};
