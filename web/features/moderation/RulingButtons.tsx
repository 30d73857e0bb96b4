import { Button } from 'antd';
import { useState } from 'react';
import { entryFor, type Known } from '../../graphql/enums';
import { RulingButtons_ModerationCaseFragmentDoc, type ModerationAction } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Row } from '../../components/lists/Row';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { RulingDialog } from './RulingDialog';

gql`
  fragment RulingButtons_moderationCase on ModerationCase {
    id
    target
    hidden
    viewerRulings
  }
`;

interface RulingButtonsProps {
  moderationCase: FragmentOf<typeof RulingButtons_ModerationCaseFragmentDoc>;
}

/** All rulings in the order of their buttons. */
const RULINGS: readonly Known<ModerationAction>[] = ['RESTORE', 'HIDE', 'SUSPEND'];

type Effect = keyof typeof texts.moderation.done;

/** The effects of rulings on visible content. */
const EFFECTS: Readonly<Record<Known<ModerationAction>, Effect>> = {
  HIDE: 'hide',
  RESTORE: 'keep',
  SUSPEND: 'suspend',
};

const EFFECTS_IF_HIDDEN: typeof EFFECTS = { ...EFFECTS, HIDE: 'keepHidden', RESTORE: 'restore' };

/** The buttons for a moderator's ruling. Each one requires a reason. */
export function RulingButtons({ moderationCase }: RulingButtonsProps) {
  const data = useFragmentData(RulingButtons_ModerationCaseFragmentDoc, moderationCase);
  const { id, target, hidden, viewerRulings } = data;
  const [action, setAction] = useState<Known<ModerationAction>>();
  const effects = hidden ? EFFECTS_IF_HIDDEN : EFFECTS;
  if (viewerRulings.length === 0) return <p>{texts.moderation.byOthers}</p>;
  return (
    <Row>
      {RULINGS.filter((ruling) => viewerRulings.includes(ruling)).map((ruling) => (
        <Button key={ruling} onClick={() => setAction(ruling)}>
          {texts.moderation[effects[ruling]]}
        </Button>
      ))}
      {action && (
        <RulingDialog
          caseId={id}
          action={action}
          title={texts.moderation[effects[action]]}
          doneText={texts.moderation.done[effects[action]](entryFor(texts.safety.target, target))}
          onClose={() => setAction(undefined)}
        />
      )}
    </Row>
  );
}
