import { type RawBuilder, sql } from 'kysely';
import { seoulDateSql } from '../seoul';

/** The time by the database's clock, which all instances share. */
export const CLOCK_NOW: RawBuilder<Date> = sql<Date>`clock_now()`;

/** The calendar day in Seoul by the database's clock. */
export const TODAY: RawBuilder<string> = seoulDateSql(CLOCK_NOW);
