import type { FormInstance } from 'antd';
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

/** What a moderator enters for a decision. */
export interface DecisionValues {
  reason: string;
  days: number;
}

/** Returns the function that sends a decision, which resolves to whether it was taken. */
export function useDecide(form: FormInstance<DecisionValues>) {
  const [hide, hiding] = useAction(HideContentDocument, { form });
  const [restore, restoring] = useAction(RestoreContentDocument, { form });
  const [suspend, suspending] = useAction(SuspendMemberDocument, { form });
  const decide = async (
    caseId: string,
    action: ModerationAction,
    { reason, days }: DecisionValues,
  ): Promise<boolean> => {
    if (action === 'HIDE') return Boolean(await hide({ input: { caseId, reason } }));
    if (action === 'RESTORE') return Boolean(await restore({ input: { caseId, reason } }));
    return Boolean(await suspend({ input: { caseId, reason, days } }));
  };
  return [decide, hiding || restoring || suspending] as const;
}
