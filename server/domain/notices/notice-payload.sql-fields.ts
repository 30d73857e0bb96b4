import { sql } from 'kysely';
import { sameFields, type SqlDefinitions, sqlObject } from '../../selection/fields';
import { visibleTo } from './notice.visibility';

/** The notice of a payload with the value `noticeId`; null if it does not exist for the viewer. */
export const noticeOfPayload = sqlObject(
  (scope) => sql`notice n where n.id = ${scope.value('noticeId')}::int and ${visibleTo(scope.viewerId)}`,
);

/** The payloads of notices. */
export const noticePayloadFields: SqlDefinitions['fields'] = {
  ...sameFields({ project: noticeOfPayload }, 'CreateProjectPayload', 'UpdateProjectPayload'),
  ...sameFields({ study: noticeOfPayload }, 'CreateStudyPayload', 'UpdateStudyPayload'),
  ...sameFields({ notice: noticeOfPayload }, 'CloseNoticePayload', 'ReopenNoticePayload', 'ConfirmNoticePayload'),
};
