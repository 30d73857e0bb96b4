import { groupDigits } from './group-digits';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('formats %i as %s', (value, words) => {
  expect(groupDigits(value)).toBe(words);
});
