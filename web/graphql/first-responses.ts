import { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { FIRST_RESPONSES, type FirstResponse } from '../../shared/first-queries';

/**
 * Responds to the first queries of the page with what the server has put into the HTML, once each; all others are sent. What no
 * query has taken when the page has loaded is out of date and dropped.
 */
export function firstResponsesLink(): ApolloLink {
  let responses = readFirstResponses();
  window.addEventListener('load', () => (responses = []), { once: true });
  return new ApolloLink((operation, forward) => {
    const response = responses.find((candidate) => isResponseTo(candidate, operation));
    if (!response) return forward(operation);
    responses = responses.filter((other) => other !== response);
    return of({ data: { ...response.data } });
  });
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
