import type { Page } from '@playwright/test';

/** How an operation fails. */
export type Fault =
  /** The server refuses it with an error of its catalogue. */
  | { code: string; message: string }
  /** A proxy answers with a page of its own. */
  | 'HTTP 500'
  /** There is no answer. */
  | 'abort';

/** Makes a GraphQL operation fail from now on, and no other. */
export async function breakOperation(page: Page, operation: string, fault: Fault): Promise<void> {
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes(`"operationName":"${operation}"`)) return route.fallback();
    if (fault === 'abort') return route.abort();
    if (fault === 'HTTP 500') return route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad</h1>' });
    const { code, message } = fault;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });
}

/** Lets every operation succeed again. */
export async function mendOperations(page: Page): Promise<void> {
  await page.unroute('**/graphql');
}
