import { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { FIRST_RESPONSES, type FirstResponse } from '../../shared/first-queries';

/** What the server has put into the HTML and no query has taken. */
let responses: FirstResponse[] = [];

/**
 * Responds to the first queries of the page with what the server has put into the HTML, once each;
 * all others are sent.
 */
export function firstResponsesLink(): ApolloLink {
  responses = readFirstResponses();
  return new ApolloLink((operation, forward) => {
    const response = responses.find((candidate) => isResponseTo(candidate, operation));
    if (!response) return forward(operation);
    responses = responses.filter((other) => other !== response);
    return of({ data: { ...response.data } });
  });
}

/** Drops what the first page has not taken, because it is out of date later. */
export function dropFirstResponses(): void {
  responses = [];
}

function readFirstResponses(): FirstResponse[] {
  const text = document.getElementById(FIRST_RESPONSES)?.textContent;
  return text ? (JSON.parse(text) as FirstResponse[]) : [];
}

/** Whether the response is to this operation, which also has the default values of its document. */
function isResponseTo({ operationName, variables }: FirstResponse, operation: ApolloLink.Operation): boolean {
  const isSame = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(operation.variables[name]) === JSON.stringify(value);
  return operation.operationName === operationName && Object.entries(variables).every(isSame);
}
