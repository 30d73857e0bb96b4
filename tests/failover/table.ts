/** Title and cells of a column. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

/** Renders the rows as a Markdown table. */
export function renderTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Renders milliseconds in seconds. */
export function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never';
}

/** Renders the number of failures among all. */
export function share(failed: readonly unknown[], all: readonly unknown[]): string {
  return `${failed.length} of ${all.length}`;
}
