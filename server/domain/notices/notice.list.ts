import { type Expression, expressionBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import type { NoticeListParams } from './notice.page';
import type { NoticeStatementTables } from './notice.tables';

/** True if the list searches words or a role. */
export function isSearch({ query, role }: NoticeListParams): boolean {
  return Boolean(query) || Boolean(role);
}

/** Selects the number of the viewer's own notices, at most {@link MAX_OWN_COUNT}. */
export function ownedBy(viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom((eb) =>
      eb.selectFrom('notice').select('id').where('owner_id', '=', viewerId).limit(sql.lit(MAX_OWN_COUNT)).as('owned'),
    )
    .select(countOfRows().as('count'));
}
