import type { Readable } from 'node:stream';
import type { Statement } from '../../platform/database/statement';
import type { Context } from '../context';

/** Rows that one statement of an export reads. */
export const EXPORT_PAGE = 500;

/** A row of a member's data. Rows are read in the order of their ids. */
export interface ExportedRow {
  id: number;
}

/** Whose rows, and behind which one. */
export type ExportParams = { memberId: number; after: number };

/** What a module contributes to the export of a member's data (rules.md: Consents). It is about this member alone. */
export interface ExportedPart {
  /** The name of its file, without an ending. */
  name: string;
  /** The tables whose rows it decides about. */
  tables: readonly string[];
  /** Reads the next rows, {@link EXPORT_PAGE} at most. */
  read(ctx: Context, params: ExportParams): Promise<readonly ExportedRow[]>;
  /** Files that belong to a row, by their names in the archive. */
  readFiles?(ctx: Context, row: ExportedRow): Promise<Readonly<Record<string, Readable>>>;
}

/** A part whose rows one statement reads. */
export function exportRows<Row extends ExportedRow>(
  name: string,
  tables: readonly string[],
  statement: Statement<ExportParams, Row>,
): ExportedPart {
  return { name, tables, read: (ctx, params) => ctx.reads.rows(statement, params) };
}
