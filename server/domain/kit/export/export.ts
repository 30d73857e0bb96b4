import type { Readable } from 'node:stream';
import { type Expression, sql } from 'kysely';
import { type AnyShape, defineResponse } from '../../../selection/responses';
import type { SqlScope } from '../../../selection/fields';
import type { Context } from '../../context';

/** Rows that one statement of an export reads. */
export const EXPORT_PAGE = 500;

/** A row of a member's data. Rows are read in the order of their ids. */
export interface ExportedRow {
  id: number;
}

/**
 * A part of the export of the viewer's data, without data of others (rules/privacy.md: A member's
 * data).
 */
export interface ExportedPart {
  /** Name of its file, without an extension. */
  name: string;
  /** Tables whose data the part contains. */
  tables: readonly string[];
  /** Reads the next rows after the row with this id, at most {@link EXPORT_PAGE}. */
  read(ctx: Context, after: number): Promise<readonly ExportedRow[]>;
  /** Files of a row, by their names in the archive. */
  readFiles?(ctx: Context, row: ExportedRow): Promise<Readonly<Record<string, Readable>>>;
}

/** Rows of a part and the fields to export. */
export interface ExportDefinition extends Pick<ExportedPart, 'name' | 'tables'> {
  /** GraphQL type of the rows. Without a type, every property is SQL. */
  readonly type?: string;
  /** SQL from the first table to the end of the WHERE clause. It selects the viewer's rows. */
  readonly rows: (scope: SqlScope) => Expression<unknown>;
  /** Id that orders the rows. */
  readonly id: Expression<number>;
  /** Properties of a row. The id is added to them. */
  readonly shape: AnyShape;
}

/** Defines a part. One statement reads {@link EXPORT_PAGE} rows. */
export function defineExport({ name, tables, type, rows, id, shape }: ExportDefinition): ExportedPart {
  const page = defineResponse<object>({
    name: `exports.${name}`,
    type,
    shape: { id, ...shape },
    root: {
      build: (scope, selection) => sql`(
        select coalesce(json_agg(page.json order by page.id), '[]') from (
          select ${id} as id, ${selection.json()} as json
          from ${rows(scope)} and ${id} > ${scope.value('after')}::int
          order by ${id}
          limit ${sql.lit(EXPORT_PAGE)}
        ) page
      )`,
    },
  });
  const read = async (ctx: Context, after: number): Promise<ExportedRow[]> => {
    const { text } = await ctx.responses.read(ctx, page({ after }));
    return JSON.parse(text) as ExportedRow[];
  };
  return { name, tables, read };
}
