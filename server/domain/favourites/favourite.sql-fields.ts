import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { favouritesOf } from './favourite.queries';

export const favouriteSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { favouriteCount: sqlColumn(({ env, viewerId }) => favouritesOf(env.SCHOOL_SCOPE, viewerId)) },
  },
};
