import { sql } from 'kysely';
import { sameFields, sqlArray, sqlColumn, type SqlDefinitions, sqlObject } from '../../selection/fields';
import { noticeOfPayload } from '../notices/notice-payload.sql-fields';

/** The application `a` and its notice `n`. */
const APPLICATION = sql`application a join notice n on n.id = a.notice_id`;

const applicationOfPayload = sqlObject(
  (scope) => sql`${APPLICATION} where a.id = ${scope.value('applicationId')}::int`,
);

/** The payloads of applications. The row in scope of results is `result`. */
export const applicationPayloadFields: SqlDefinitions['fields'] = {
  CancelApplicationPayload: { notice: noticeOfPayload },
  ...sameFields(
    { application: applicationOfPayload, notice: noticeOfPayload },
    'ApplyToNoticePayload',
    'ApproveApplicationPayload',
    'RejectApplicationPayload',
    'WaitlistApplicationPayload',
  ),
  DecideApplicationsPayload: {
    results: sqlColumn((scope, selection) => {
      const results = sql`rows from (
        json_to_recordset(${scope.value('results')}::json) as ("applicationId" int, code text, message text)
      ) with ordinality result ("applicationId", code, message, rank)`;
      return sqlArray(selection.json(), results, sql`result.rank`);
    }),
  },
  DecisionResult: {
    applicationId: sqlColumn(() => sql`result."applicationId"::text`),
    application: sqlObject(() => sql`${APPLICATION} where result.code is null and a.id = result."applicationId"`),
    code: sqlColumn(() => sql`result.code`),
    message: sqlColumn(() => sql`result.message`),
  },
};
