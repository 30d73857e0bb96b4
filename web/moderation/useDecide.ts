import type { FormInstance } from 'antd';
import type { Known } from '../graphql/enums';
import {
  HideContentDocument,
  type ModerationAction,
  RestoreContentDocument,
  SuspendMemberDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { useAction } from '../ui/useAction';

gql`
  mutation HideContent($input: HideContentInput!) {
    hideContent(input: $input) {
      case {
        id
        ...CaseItem_moderationCase
      }
    }
  }
`;
gql`
  mutation RestoreContent($input: RestoreContentInput!) {
    restoreContent(input: $input) {
      case {
        id
        ...CaseItem_moderationCase
      }
    }
  }
`;
gql`
  mutation SuspendMember($input: SuspendMemberInput!) {
    suspendMember(input: $input) {
      case {
        id
        ...CaseItem_moderationCase
      }
    }
  }
`;

/** The values of the form for a ruling. */
export interface DecisionValues {
  reason: string;
  days: number;
}

/**
 * Returns a function that sends a ruling. It resolves to undefined after a failure, which the form
 * shows.
 */
export function useDecide(caseId: string, action: Known<ModerationAction>) {
  const [hide] = useAction(HideContentDocument);
  const [restore] = useAction(RestoreContentDocument);
  const [suspend] = useAction(SuspendMemberDocument);
  return ({ reason, days }: DecisionValues, form: FormInstance): Promise<object | undefined> => {
    if (action === 'HIDE') return hide({ input: { caseId, reason } }, form);
    if (action === 'RESTORE') return restore({ input: { caseId, reason } }, form);
    return suspend({ input: { caseId, reason, days } }, form);
  };
}
