import type { Page } from '@playwright/test';

/** What the network does to an operation. */
export type Fault =
  /** The server refuses it, in the words of its catalogue. */
  | { code: string; message: string }
  /** Something in between answers, in no words of ours. */
  | 'HTTP 500'
  /** Nothing answers. */
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

/** Lets every operation through again. */
export async function mendOperations(page: Page): Promise<void> {
  await page.unroute('**/graphql');
}
