import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { FavouriteTables } from './favourite.entity';

const { statement } = statementsOn<FavouriteTables>();

const favourites = statement<ExportParams>()(
  'favourites.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('favourite')
      .select(['notice_id as id', 'created_at as createdAt'])
      .where('member_id', '=', memberId)
      .where('notice_id', '>', after)
      .orderBy('notice_id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/** The member's favourites, by the ids of the notices. */
export const favouriteExport = exportRows('favourites', ['favourite'], favourites);
