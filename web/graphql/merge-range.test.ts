import { mergeRange } from './merge-range';

const merge = (loaded: string, start: number, incoming: string, isLast = false): string =>
  mergeRange([...loaded], { start, incoming: [...incoming], isLast }, (item) => item).join('');

test.each([
  ['the first page fills an empty list', '', 0, 'abc', false, 'abc'],
  ['another page is appended', 'abc', 3, 'def', true, 'abcdef'],
  ['a refetched first page keeps the pages after it', 'abcdef', 0, 'abc', false, 'abcdef'],
  ['a new item at the top moves the others back', 'abcdef', 0, 'xab', false, 'xabcdef'],
  ['an item that is missing from its page is removed', 'abcdef', 0, 'acd', false, 'acdef'],
  ['an item that moved between pages is listed once', 'abcdef', 3, 'cde', false, 'abcdef'],
  ['the last page ends the list', 'abcdef', 0, 'ab', true, 'ab'],
  ['a page that shares no item with the list replaces the rest', 'abcdef', 0, 'xyz', false, 'xyz'],
  ['an empty last page removes the rest', 'abc', 2, '', true, 'ab'],
])('%s', (_, loaded, start, incoming, isLast, expected) => {
  expect(merge(loaded, start, incoming, isLast)).toBe(expected);
});
