import { createErrorTranslator, isUnavailable } from './error-translator';
import { AppError } from './app-error';

const toAppError = createErrorTranslator({ known_unique: 'FORBIDDEN' });

/** Creates an error like those of a driver or library. */
function failure(members: object): Error {
  return Object.assign(new Error('select secret from member'), members);
}

describe('the error translator', () => {
  it.each<[thrown: object, code: string]>([
    [{ code: '23505', constraint: 'known_unique' }, 'FORBIDDEN'],
    [{ code: '23505', constraint: 'something_new' }, 'INTERNAL'],
    [{ code: '23503' }, 'NOT_FOUND'],
    [{ code: '23514' }, 'VALIDATION_FAILED'],
    [{ code: '22003' }, 'VALIDATION_FAILED'],
    [{ code: '22P05' }, 'VALIDATION_FAILED'],
    [{ code: '40P01' }, 'UNAVAILABLE'],
    [{ code: '40001' }, 'UNAVAILABLE'],
    [{ code: '25006' }, 'UNAVAILABLE'],
    [{ code: '53100' }, 'UNAVAILABLE'],
    [{ code: '53300' }, 'UNAVAILABLE'],
    [{ code: '55P03' }, 'UNAVAILABLE'],
    [{ code: '57014' }, 'UNAVAILABLE'],
    [{ code: '57P01' }, 'UNAVAILABLE'],
    [{ code: '42601' }, 'INTERNAL'],
    [{ code: 'EAGAIN', syscall: 'connect' }, 'UNAVAILABLE'],
    [{ code: 'ECONNREFUSED' }, 'UNAVAILABLE'],
    [{ code: 'ENOSPC' }, 'UNAVAILABLE'],
    [{ message: 'Connection terminated unexpectedly' }, 'UNAVAILABLE'],
    [{ message: 'timeout expired' }, 'UNAVAILABLE'],
    [{ message: 'Transaction query already complete, run with DEBUG=knex:tx for more info' }, 'UNAVAILABLE'],
    [{ message: "Stream isn't writeable and enableOfflineQueue options is false" }, 'UNAVAILABLE'],
    [{ message: 'EXECABORT Transaction discarded because of previous errors.' }, 'UNAVAILABLE'],
    [{ message: 'OOM command not allowed when used memory > maxmemory' }, 'UNAVAILABLE'],
    [{ message: 'MISCONF Redis is configured to save RDB snapshots' }, 'UNAVAILABLE'],
    [{ type: 'entity.too.large', status: 413 }, 'TOO_LARGE'],
    [{ type: 'charset.unsupported', status: 415 }, 'UNSUPPORTED_MEDIA'],
    [{ type: 'entity.parse.failed', status: 400 }, 'VALIDATION_FAILED'],
    [{}, 'INTERNAL'],
  ])('translates %j into %s', (members, code) => {
    const error = toAppError(failure(members));
    expect(error.code).toBe(code);
    expect(error.text.ko).toMatch(/[가-힣]/);
    expect(error.text.en).toMatch(/^[^가-힣]+$/);
    expect(JSON.stringify([error.message, error.text])).not.toContain('secret');
  });

  it.each([undefined, null, 'a string', 42, Symbol('s')])('translates a thrown %p into INTERNAL', (thrown) => {
    expect(toAppError(thrown)).toMatchObject({ code: 'INTERNAL', status: 500 });
  });

  it('returns an AppError unchanged', () => {
    const refusal = new AppError('FORBIDDEN');
    expect(toAppError(refusal)).toBe(refusal);
  });

  it('translates the cause if the outer error has no meaning, and keeps it for the log', () => {
    const wrapped = new Error('flush failed', { cause: failure({ code: '40001' }) });
    expect(toAppError(wrapped).code).toBe('UNAVAILABLE');
    const unknown = failure({});
    expect(toAppError(unknown).cause).toBe(unknown);
  });

  it('sets Retry-After for an unavailable service', () => {
    expect(toAppError(failure({ code: 'ECONNRESET' })).retryAfter).toBeGreaterThan(0);
  });
});

it.each<[what: string, thrown: unknown, unavailable: boolean]>([
  ['a shutdown of PostgreSQL', failure({ code: '57P01' }), true],
  ['a lost connection, wrapped', new Error('flush failed', { cause: failure({ code: 'ECONNRESET' }) }), true],
  ['UNAVAILABLE', new AppError('UNAVAILABLE'), true],
  ['any other refusal', new AppError('FORBIDDEN'), false],
  ['a broken constraint', failure({ code: '23505', constraint: 'known_unique' }), false],
  ['a fault of the server', failure({}), false],
])('recognises a failed backing service: %s is %p', (_what, thrown, unavailable) => {
  expect(isUnavailable(thrown)).toBe(unavailable);
});
