import { ApolloLink } from '@apollo/client';
import { asyncScheduler, of, subscribeOn } from 'rxjs';
import { PRELOADED_RESPONSES, type PreloadedResponse } from '../../../shared/preloaded-queries';

/** Preloaded responses in the HTML that no query has used yet. */
let responses: PreloadedResponse[] = [];

/**
 * Returns the preloaded responses in the HTML to the first queries of the page. Each response is
 * used once. All other queries are sent.
 */
export function preloadedResponsesLink(): ApolloLink {
  responses = readPreloadedResponses();
  return new ApolloLink((operation, forward) => {
    const response = responses.find((candidate) => isResponseTo(candidate, operation));
    if (!response) return forward(operation);
    responses = responses.filter((other) => other !== response);
    // Each response gets its own task, so that the browser can paint and handle taps between them.
    return of({ data: { ...response.data } }).pipe(subscribeOn(asyncScheduler));
  });
}

/** Drops the unused responses after the first page, because they become outdated. */
export function dropPreloadedResponses(): void {
  responses = [];
}

function readPreloadedResponses(): PreloadedResponse[] {
  const text = document.getElementById(PRELOADED_RESPONSES)?.textContent;
  return text ? (JSON.parse(text) as PreloadedResponse[]) : [];
}

/**
 * Whether the response belongs to this operation, which also contains the default values of its
 * document.
 */
function isResponseTo({ operationName, variables }: PreloadedResponse, operation: ApolloLink.Operation): boolean {
  const isSame = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(operation.variables[name]) === JSON.stringify(value);
  return operation.operationName === operationName && Object.entries(variables).every(isSame);
}
