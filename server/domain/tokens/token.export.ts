import { sql } from 'kysely';
import { isoTime } from '../../selection/answers';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { TokenTables } from './token.entity';

const token = columnsOf<TokenTables['access_token']>('token');

/** The viewer's access tokens, without the hashes of their secrets. */
export const tokenExport = defineExport({
  name: 'access-tokens',
  tables: ['access_token'],
  type: 'AccessToken',
  rows: ({ viewerId }) => sql`access_token token where token.member_id = ${viewerId}`,
  id: token.id,
  shape: {
    name: 'name',
    mayWrite: token.may_write,
    expiresAt: isoTime('expiresAt'),
    lastUsedAt: isoTime('lastUsedAt'),
    createdAt: isoTime('createdAt'),
  },
});
