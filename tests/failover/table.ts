import type { Outcome } from './outcome';

/** An outcome and its failover. */
export interface Row {
  address: string;
  failover: string;
  outcome: Outcome;
}

const COLUMNS: readonly (readonly [title: string, cell: (row: Row) => string])[] = [
  ['address', ({ address }) => address],
  ['failover', ({ failover }) => failover],
  ['database lost', ({ outcome }) => seconds(outcome.databaseLostMs)],
  ['writes back after', ({ outcome }) => seconds(outcome.writesBackMs)],
  ['refused writes', ({ outcome: { failedWrites, writes } }) => `${failedWrites.length} of ${writes.length}`],
  ['failed reads', ({ outcome: { failedReads, reads } }) => `${failedReads.length} of ${reads.length}`],
  ['lost writes', ({ outcome }) => `${outcome.lost.length}`],
];

/** Renders the rows as a Markdown table. */
export function renderTable(rows: readonly Row[]): string {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_column, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never';
}
