import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of docs/integrators.md, the page for authors of other programs. */
export const INTEGRATORS = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'integrators.md'), 'utf8');

/**
 * Returns the rows of a table of the page as trimmed texts.
 * @param firstColumn heading of the table's first column
 */
export function readTable(firstColumn: string): string[][] {
  const lines = INTEGRATORS.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstColumn} `));
  if (start < 0) throw new Error(`docs/integrators.md has no table of ${firstColumn}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Returns the texts in backticks. */
export const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
