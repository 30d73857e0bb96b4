import type { FormInstance } from 'antd';
import type { Known } from '../../graphql/enums';
import {
  HideContentDocument,
  type ModerationAction,
  RestoreContentDocument,
  SuspendMemberDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';

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

interface RulingValues {
  reason: string;
  days: number;
}

/**
 * Returns a function that sends a ruling. It resolves to undefined after a failure, which the form
 * shows.
 */
export function useRuling(caseId: string, action: Known<ModerationAction>) {
  const [hide] = useAction(HideContentDocument, { failed: texts.moderation.failed });
  const [restore] = useAction(RestoreContentDocument, { failed: texts.moderation.failed });
  const [suspend] = useAction(SuspendMemberDocument, { failed: texts.moderation.failed });
  return ({ reason, days }: RulingValues, form: FormInstance): Promise<object | undefined> => {
    if (action === 'HIDE') return hide({ input: { caseId, reason } }, form);
    if (action === 'RESTORE') return restore({ input: { caseId, reason } }, form);
    return suspend({ input: { caseId, reason, days } }, form);
  };
}
