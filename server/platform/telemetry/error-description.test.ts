import { describeError } from './error-description';

/** An error as a driver throws it. */
function thrown(message: string, properties: object = {}): Error {
  return Object.assign(new Error(message), properties);
}

const INSERT = `insert into "member" ("email") values ('hidden - x') returning "id"`;

describe('what the log tells of an error', () => {
  it.each<[what: string, error: Error, message: string]>([
    ['a lost connection, after its statement', thrown(`${INSERT} - Connection terminated`), 'Connection terminated'],
    ['a shutdown', thrown(`${INSERT} - the server is going down`, { code: '57P01' }), 'the server is going down'],
    ['a broken constraint', thrown(`${INSERT} - duplicate key`, { code: '23505' }), 'a statement failed'],
    ['a value of the wrong kind', thrown('invalid input: "hidden"', { code: '22P02' }), 'a statement failed'],
    ['a statement without an answer', thrown(INSERT), 'a statement failed'],
    ['anything else', thrown('x is not a function'), 'x is not a function'],
  ])('of %s is no value', (_what, error, message) => {
    const told = describeError(error);
    expect(told.message).toBe(message);
    expect(JSON.stringify(told)).not.toContain('hidden');
  });

  it('is where it came from: frames, without what the message had in it', () => {
    const told = describeError(thrown(`select 'hidden'\n    at hidden (x.ts:1:1)\n - no`));
    expect(told.stack).toMatch(/^at .+error-description\.test\.ts:\d+:\d+\)$/m);
    expect(told.stack).not.toContain('hidden');
  });

  it('is its code, constraint and table, and nothing else that a driver has put on it', () => {
    const known = { code: '23505', constraint: 'member_email_unique', table: 'member' };
    const told = describeError(
      thrown('no', { ...known, detail: 'hidden', parameters: ['hidden'], command: { args: ['hidden'] } }),
    );
    expect(told).toMatchObject(known);
    expect(JSON.stringify(told)).not.toContain('hidden');
  });

  it('is its cause, too, and ends even where causes go round', () => {
    const error = thrown('outer');
    error.cause = thrown('inner', { cause: error });
    expect(describeError(error)).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(describeError('hidden')).toEqual({ type: 'string', message: 'something was thrown that is no error' });
  });
});
