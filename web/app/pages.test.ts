import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../paths';
import { readPageFiles } from '../test/page-files';

const FILES = readPageFiles();
const { gallery: _, ...SHIPPED } = PATHS;

test('no two pages have the same path, and every path of paths.ts has a page', () => {
  const paths = [...FILES.values()].flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(Object.values(SHIPPED)));
});

test.each([...FILES.keys()])('%s is beside its module', (file) => {
  expect(existsSync(join(__dirname, '../routes', file.replace('.page.ts', '.tsx')))).toBe(true);
});
