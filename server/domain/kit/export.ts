import type { Readable } from 'node:stream';
import { type Expression, sql } from 'kysely';
import { type AnyShape, defineAnswer } from '../../selection/answers';
import type { SqlScope } from '../../selection/fields';
import type { Context } from '../context';

/** Rows that one statement of an export reads. */
export const EXPORT_PAGE = 500;

/** A row of a member's data. Rows are read in the order of their ids. */
export interface ExportedRow {
  id: number;
}

/** A part of the export of the viewer's data (rules.md: Consents). It is about the viewer alone. */
export interface ExportedPart {
  /** The name of its file, without an ending. */
  name: string;
  /** The tables whose rows it decides about. */
  tables: readonly string[];
  /** Reads the next rows after the row with this id, {@link EXPORT_PAGE} at most. */
  read(ctx: Context, after: number): Promise<readonly ExportedRow[]>;
  /** Files that belong to a row, by their names in the archive. */
  readFiles?(ctx: Context, row: ExportedRow): Promise<Readonly<Record<string, Readable>>>;
}

/** The rows of a part, and the fields that it shows of them. */
export interface ExportDefinition extends Pick<ExportedPart, 'name' | 'tables'> {
  /** The GraphQL type of the rows. Without one, SQL gives all properties. */
  readonly type?: string;
  /**
   * Tables and conditions of the viewer's rows, from the first table to the end of the WHERE
   * clause.
   */
  readonly rows: (scope: SqlScope) => Expression<unknown>;
  /** The id by which rows are ordered. */
  readonly id: Expression<number>;
  /** The properties of a row besides its id. */
  readonly shape: AnyShape;
}

/** Defines a part whose rows are read by one statement for each {@link EXPORT_PAGE}. */
export function defineExport({ name, tables, type, rows, id, shape }: ExportDefinition): ExportedPart {
  const answer = defineAnswer<object>({
    name: `exports.${name}`,
    type,
    shape: { id, ...shape },
    root: {
      write: (scope, selection) => sql`(
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
    const { text } = await ctx.answers.read(ctx, answer({ after }));
    return JSON.parse(text) as ExportedRow[];
  };
  return { name, tables, read };
}
