import { type RawBuilder, sql } from 'kysely';
import type { ViewerId } from '../kit/viewer-id';
import type { MemberTables } from './member.entity';

type Columns = MemberTables['member'];

/**
 * A column of the viewer's row, which PostgreSQL looks up at most once where the statement does not
 * have the row at hand.
 */
export function columnOfViewer<Name extends keyof Columns>(viewerId: ViewerId, name: Name): RawBuilder<Columns[Name]> {
  return viewerId.row
    ? sql.ref(`${viewerId.row}.${name}`)
    : sql`(select ${sql.ref(name)} from member where id = ${viewerId})`;
}

/**
 * The ids of the members with whom the viewer shares a block, whichever of the two has blocked the
 * other, as an array.
 */
export function membersApartFrom(viewerId: ViewerId): RawBuilder<readonly number[]> {
  return sql`${columnOfViewer(viewerId, 'apart_ids')}::integer[]`;
}
