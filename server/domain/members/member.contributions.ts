import { type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../kit/viewer-id';
import type { MemberTables } from './member.entity';

type Columns = MemberTables['member'];

/**
 * A column of the viewer's row. Without a joined row, PostgreSQL looks it up at most once per
 * statement.
 */
export function columnOfViewer<Name extends keyof Columns>(viewerId: ViewerId, name: Name): RawBuilder<Columns[Name]> {
  return viewerId.row
    ? sql.ref(`${viewerId.row}.${name}`)
    : sql`(select ${sql.ref(name)} from member where id = ${viewerId})`;
}

/** Array with the ids of all members who have blocked the viewer or are blocked by them. */
export function membersApartFrom(viewerId: ViewerId): RawBuilder<readonly number[]> {
  return sql`${columnOfViewer(viewerId, 'apart_ids')}::integer[]`;
}
