import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', '..', 'docs', 'integrators');

/** Pages for authors of other programs. Their commands run in this order. */
const PAGES = ['README', 'tutorial', 'live-messages', 'errors', 'idempotency', 'limits'];

/** Content of all pages of docs/integrators. */
export const INTEGRATORS = PAGES.map((page) => readFileSync(join(FOLDER, `${page}.md`), 'utf8')).join('\n');

/** Content of the page about REST. */
export const REST_PAGE = readFileSync(join(FOLDER, 'rest.md'), 'utf8');

/**
 * Returns the rows of a table of the pages as trimmed texts.
 * @param firstColumn heading of the table's first column
 */
export function readTable(firstColumn: string, page = INTEGRATORS): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstColumn} `));
  if (start < 0) throw new Error(`docs/integrators has no table of ${firstColumn}`);
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
