import { isWorthRetrying, sqlClassOf, sqlStateOf } from './sql-states';

it.each([
  [{ code: '23505' }, '23505'],
  [{ code: 'EPIPE' }, 'EPIPE'],
  [{ code: 'ECONNRESET' }, undefined],
  [{ code: 23_505 }, undefined],
  [null, undefined],
  ['23505', undefined],
])('reads the SQLSTATE of %j as %s', (thrown, state) => {
  expect(sqlStateOf(thrown)).toBe(state);
  expect(sqlClassOf(thrown)).toBe(state?.slice(0, 2));
});

it.each([
  ['40P01', true],
  ['40001', true],
  ['40003', false],
  ['23505', false],
  ['ECONNRESET', false],
])('reports for %s whether a retry makes sense: %p', (code, worth) => {
  expect(isWorthRetrying({ code })).toBe(worth);
});
