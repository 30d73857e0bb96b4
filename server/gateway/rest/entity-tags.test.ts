import { parseIfMatch, toEntityTag } from './entity-tags';

it('sends a version as a strong tag and parses it back', () => {
  expect(toEntityTag(7)).toBe('"7"');
  expect(parseIfMatch(toEntityTag(7))).toEqual([7]);
});

it.each<[header: string | undefined, versions: number[] | undefined]>([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"1", "2"', [1, 2]],
  ['"1","2"', [1, 2]],
  [',, "1" ,\t"2" ,', [1, 2]],
  ['', []],
  [',', []],
  ['W/"1"', []],
  ['W/"1", "2"', [2]],
  ['"", "a", "a,b", "1x", "\u00e9"', []],
  ['"0", "-1", "01", "1.0", "99999999999"', []],
])('[I20] parses the versions of If-Match: %j as %j', (header, versions) => {
  expect(parseIfMatch(header)).toEqual(versions);
});

it.each([
  '1',
  'abc',
  '"1',
  '1"',
  '"1" "2"',
  '"1""2"',
  '"1", 2',
  'w/"1"',
  'W/ "1"',
  '"a b"',
  '"１"',
  '*, "1"',
  '"1", *',
  '**',
  `${'"'.repeat(7_999)}x`,
])('[I20] refuses the malformed If-Match: %j', (header) => {
  expect(() => parseIfMatch(header)).toThrow('If-Match');
});
