import type { Page } from '@playwright/test';
import { PRELOADED_RESPONSES } from '../../../shared/preloaded-queries';

/** A simulated fault of an operation. */
export type Fault =
  /** The server refuses the operation. */
  | { code: string; message: string }
  /** A proxy responds with an error page. */
  | 'HTTP 500'
  /** The connection fails. */
  | 'abort';

/** Makes one GraphQL operation fail from now on. Replaces an earlier fault. */
export async function failOperation(page: Page, operation: string, fault: Fault): Promise<void> {
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(`"operationName":"${operation}"`)) return route.fallback();
    if (fault === 'abort') return route.abort();
    if (fault === 'HTTP 500') return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad</h1>' });
    const { code, message } = fault;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });
}

/** Removes the simulated fault. */
export async function restoreOperations(page: Page): Promise<void> {
  await page.unroute('**/graphql');
}

/**
 * Makes the client send all queries, including those with responses in the HTML, so that they can
 * fail.
 */
export async function sendAllQueries(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(PRELOADED_RESPONSES, 'none') });
  });
}
