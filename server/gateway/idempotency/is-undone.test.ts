import { Bulkhead } from '../../platform/resilience/bulkhead';
import { AppError } from '../../platform/errors/app-error';
import { isUndone } from './is-undone';

const failure = (code: string, syscall?: string): Error => Object.assign(new Error('failed'), { code, syscall });

it.each<[what: string, thrown: unknown, undone: boolean]>([
  ['a denial', new AppError('NOTICE_FULL'), true],
  ['a violated constraint', failure('23514'), true],
  ['a serialization failure', failure('40001'), true],
  ['a statement that took too long', failure('57014'), true],
  ['a connection that was refused', failure('ECONNREFUSED', 'connect'), true],
  ['an address that is unknown', failure('ENOTFOUND', 'getaddrinfo'), true],
  ['a lack of capacity', new AppError('UNAVAILABLE', { cause: new Error('too much is under way') }), true],
  ['a connection that was reset', failure('ECONNRESET', 'read'), false],
  ['a connection that PostgreSQL ended', failure('57P01'), false],
  ['a connection exception', failure('08006'), false],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), false],
  ['a denial because of a broken connection', new AppError('UNAVAILABLE', { cause: failure('ECONNRESET') }), false],
  ['a fault of the service', new TypeError('undefined is not a function'), false],
])('[CON10] after %s', (_what, thrown, undone) => {
  expect(isUndone(thrown)).toBe(undone);
});

it('[CON10] work that is refused before it begins is undone', async () => {
  const bulkhead = new Bulkhead(0);
  const refusal: unknown = await bulkhead.run(async () => undefined).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
  expect(isUndone(refusal)).toBe(true);
});
