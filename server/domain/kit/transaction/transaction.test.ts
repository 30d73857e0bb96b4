import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Services } from '../../context';
import { inTransaction } from './transaction';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Services with a getter on the prototype, like the language of a request's context. */
function withGetter(services: Services): Services & { language: string } {
  return Object.setPrototypeOf(
    { ...services },
    {
      get language() {
        return 'en';
      },
    },
  ) as Services & { language: string };
}

it('a transaction has the getters of its context, and statements of its own', async () => {
  const { services } = app.server;
  const [language, isOwn] = await inTransaction(withGetter(services), async (tx) => [
    tx.language,
    [tx.reads, tx.primary].every((statements) => statements === tx.writes && statements !== services.reads),
  ]);
  expect([language, isOwn]).toEqual(['en', true]);
});
