import { useState } from 'react';
import { entryFor } from '../../../../graphql/enums';
import { DecideApplicationsDocument, type DecideApplicationsInput } from '../../../../graphql/generated/documents';
import { gql } from '../../../../graphql/tag';
import { texts } from '../../../../texts';
import { useAction } from '../../../../graphql/useAction';

gql`
  mutation DecideApplications($input: DecideApplicationsInput!) {
    decideApplications(input: $input) {
      results {
        applicationId
        message
        application {
          id
          ...useDecisions_application
        }
      }
    }
  }
`;

interface SelectionDecision {
  /**
   * Sends the decision. Resolves to the applications that it was made about, or to undefined after
   * a failure.
   */
  decide: (input: Required<DecideApplicationsInput>) => Promise<object[] | undefined>;
  /** The result of each application as a text, by id. Undefined before the decision. */
  results: ReadonlyMap<string, string> | undefined;
  pending: boolean;
}

/**
 * Returns the action that decides about several applications, and its results.
 * @param onMessageSent called after the message was sent with the decision
 */
export function useSelectionDecision(onMessageSent: () => void): SelectionDecision {
  const [send, pending] = useAction(DecideApplicationsDocument, { failed: texts.application.decisionFailed });
  const [results, setResults] = useState<ReadonlyMap<string, string>>();
  const decide = async (input: Required<DecideApplicationsInput>): Promise<object[] | undefined> => {
    const payload = (await send({ input }))?.decideApplications;
    if (!payload) return undefined;
    if (input.message) onMessageSent();
    const done = entryFor(texts.application.status, input.decision);
    setResults(new Map(payload.results.map(({ applicationId, message }) => [applicationId, message ?? done])));
    return payload.results.flatMap(({ application }) => application ?? []);
  };
  return { decide, results, pending };
}
