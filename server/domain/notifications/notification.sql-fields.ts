import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { unreadOf } from './notification.queries';

export const notificationSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { unreadNotificationCount: sqlColumn(({ viewerId }) => unreadOf(viewerId)) },
  },
};
