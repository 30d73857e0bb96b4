import { sql } from 'kysely';
import { payloadObject } from '../../../selection/fields';
import { APPLICATION_WITH_NOTICE } from '../application.sql';
import { ApplicationType } from '../application.type';

const applicationById = payloadObject<{ applicationId: number }>(
  (scope) => sql`${APPLICATION_WITH_NOTICE} where a.id = ${scope.value('applicationId')}::int`,
);

/** Payload field: the application whose id `run` returns as `applicationId`. */
export const applicationOfPayload = (description: string) => ({
  type: () => ApplicationType,
  description,
  sql: applicationById,
});
