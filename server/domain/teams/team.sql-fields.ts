import { sql } from 'kysely';
import { ApplicationStatus } from '../applications/application.entity';
import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { isOwn } from '../notices/notice.sql-fields';
import { teamCountOf } from './team.queries';

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

export const teamSqlFields: SqlDefinitions = {
  fields: {
    Notice: {
      viewerIsTeammate: sqlColumn(
        (scope) => sql`(${isOwn(scope)} or exists (
          select from application a where a.notice_id = n.id and a.applicant_id = ${scope.viewerId} and a.status = ${APPROVED}
        ))`,
      ),
    },
    Application: {
      departureReason: sqlColumn(() => sql`(select reason from departure where application_id = a.id)`),
    },
    Viewer: { teamCount: sqlColumn(({ viewerId }) => teamCountOf(viewerId)) },
  },
};
