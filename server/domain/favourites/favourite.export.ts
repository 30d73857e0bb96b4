import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { FavouriteTables } from './favourite.entity';

const f = columnsOf<FavouriteTables['favourite']>('f');

/** The viewer's favourites, as ids of notices. */
export const favouriteExport = defineExport({
  name: 'favourites',
  tables: ['favourite'],
  rows: ({ viewerId }) => sql`favourite f where f.member_id = ${viewerId}`,
  id: f.notice_id,
  shape: { createdAt: isoTimeSql(f.created_at) },
});
