import { Button } from 'antd';
import { useState } from 'react';
import type { Known } from '../graphql/enums';
import { DecisionButtons_ModerationCaseFragmentDoc, type ModerationAction } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Row } from '../ui/Row';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { DecisionDialog } from './DecisionDialog';

gql`
  fragment DecisionButtons_moderationCase on ModerationCase {
    id
    hidden
    author {
      id
    }
  }
`;

interface DecisionButtonsProps {
  moderationCase: FragmentOf<typeof DecisionButtons_ModerationCaseFragmentDoc>;
}

/** The buttons for a moderator's ruling. Each one requires a reason. */
export function DecisionButtons({ moderationCase }: DecisionButtonsProps) {
  const { id, hidden, author } = useFragmentData(DecisionButtons_ModerationCaseFragmentDoc, moderationCase);
  const [action, setAction] = useState<Known<ModerationAction>>();
  const names: Record<Known<ModerationAction>, string> = {
    HIDE: hidden ? texts.moderation.keepHidden : texts.moderation.hide,
    RESTORE: hidden ? texts.moderation.restore : texts.moderation.keep,
    SUSPEND: texts.moderation.suspend,
  };
  const button = (name: Known<ModerationAction>) => <Button onClick={() => setAction(name)}>{names[name]}</Button>;
  return (
    <Row>
      {button('RESTORE')}
      {button('HIDE')}
      {author && button('SUSPEND')}
      {action && (
        <DecisionDialog caseId={id} action={action} title={names[action]} onClose={() => setAction(undefined)} />
      )}
    </Row>
  );
}
