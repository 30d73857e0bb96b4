import { serverAudits } from 'graphql-http';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/**
 * A form of another site can send such a GET. Apollo therefore requires a header that only scripts
 * of this origin can set.
 */
const CSRF = 'a query in the URL needs the header apollo-require-preflight';

/**
 * The specification prefers 200, for clients that cannot distinguish our JSON from a proxy's. A
 * refused document is a 400 here, so that logs, metrics and proxies see the error.
 * application/graphql-response+json requires the same status.
 */
const REFUSED = 'a refused document is a 400 with both media types';

/**
 * Failing audits by id. None of them is required (MUST). Remove an audit from this list once it
 * passes.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '5A70': CSRF,
  D6D5: CSRF,
  '6A70': CSRF,
  '572B': REFUSED,
  FDE2: REFUSED,
  '7B9B': REFUSED,
};

const audits = serverAudits({ url: () => `${app.url}/graphql` });

describe('[I21] GraphQL over HTTP', () => {
  it('is audited completely', () => {
    const ids = audits.map(({ id }) => id);
    expect(ids).toHaveLength(61);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  });

  it.each(audits.filter(({ id }) => !EXCEPTIONS[id]))('$id $name', async ({ fn }) => {
    const result = await fn();
    expect(result.status === 'ok' ? undefined : result.reason).toBeUndefined();
  });

  it.each(audits.filter(({ id }) => EXCEPTIONS[id]))('$id fails as documented: $name', async ({ id, name, fn }) => {
    const result = await fn();
    expect([EXCEPTIONS[id], result.status]).toEqual([EXCEPTIONS[id], name.startsWith('MAY') ? 'notice' : 'warn']);
  });
});
