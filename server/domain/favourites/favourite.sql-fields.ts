import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { favouritesOf } from './favourite.queries';

export const favouriteSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { favouriteCount: sqlColumn(({ viewerId }) => favouritesOf(viewerId)) },
  },
};
