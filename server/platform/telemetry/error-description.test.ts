import { describeError } from './error-description';

/** Creates an error like those of a driver. */
function thrown(message: string, properties: object = {}): Error {
  return Object.assign(new Error(message), properties);
}

const INSERT = `insert into "member" ("email") values ('hidden - x') returning "id"`;

describe('the description of an error for the log', () => {
  it.each<[what: string, error: Error, message: string]>([
    ['a lost connection, after its statement', thrown(`${INSERT} - Connection terminated`), 'Connection terminated'],
    ['a shutdown', thrown(`${INSERT} - the server is going down`, { code: '57P01' }), 'the server is going down'],
    ['a violated constraint', thrown(`${INSERT} - duplicate key`, { code: '23505' }), 'a statement failed'],
    ['a value of the wrong kind', thrown('invalid input: "hidden"', { code: '22P02' }), 'a statement failed'],
    ['a statement without a response', thrown(INSERT), 'a statement failed'],
    ['anything else', thrown('x is not a function'), 'x is not a function'],
  ])('contains no value: %s', (_what, error, message) => {
    const description = describeError(error);
    expect(description.message).toBe(message);
    expect(JSON.stringify(description)).not.toContain('hidden');
  });

  it('contains the frames of the stack without the message', () => {
    const description = describeError(thrown(`select 'hidden'\n    at hidden (x.ts:1:1)\n - no`));
    expect(description.stack).toMatch(/^at .+error-description\.test\.ts:\d+:\d+\)$/m);
    expect(description.stack).not.toContain('hidden');
  });

  it('contains code, constraint and table, and no other property of a driver', () => {
    const known = { code: '23505', constraint: 'member_email_unique', table: 'member' };
    const description = describeError(
      thrown('no', { ...known, detail: 'hidden', parameters: ['hidden'], command: { args: ['hidden'] } }),
    );
    expect(description).toMatchObject(known);
    expect(JSON.stringify(description)).not.toContain('hidden');
  });

  it('contains the causes, and ends even if they form a cycle', () => {
    const error = thrown('outer');
    error.cause = thrown('inner', { cause: error });
    expect(describeError(error)).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(describeError('hidden')).toEqual({ type: 'string', message: 'something was thrown that is no error' });
  });
});
