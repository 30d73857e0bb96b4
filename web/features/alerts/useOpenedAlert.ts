import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAlertId } from '../../../shared/alert-params';
import { OpenAlertDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';

gql`
  mutation OpenAlert($input: OpenAlertInput!) {
    openAlert(input: $input) {
      alert {
        id
      }
    }
  }
`;

/**
 * Records that the viewer opened a list from the link of its alert, so that the alert is not
 * paused.
 */
export function useOpenedAlert(): void {
  const [search] = useSearchParams();
  const id = readAlertId(search);
  // The alert may be deleted. The list is shown in any case.
  const [open] = useAction(OpenAlertDocument, { onFailure: () => true });
  const recordOpening = useEffectEvent((alertId: string) => void open({ input: { id: alertId } }));
  useEffect(() => {
    if (id !== null) recordOpening(id);
  }, [id]);
}
