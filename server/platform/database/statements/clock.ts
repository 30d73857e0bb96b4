import { type RawBuilder, sql } from 'kysely';
import { seoulDateSql } from '../../text/seoul-time';

/** Current time of the database, whose clock all instances share. */
export const CLOCK_NOW: RawBuilder<Date> = sql<Date>`clock_now()`;

/** Current date in Seoul by the database's clock. */
export const TODAY: RawBuilder<string> = seoulDateSql(CLOCK_NOW);
