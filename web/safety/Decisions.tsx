import { Decisions_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { DECISIONS_HASH } from '../paths';
import { texts } from '../texts';
import { LinkedPanel } from '../ui/LinkedPanel';
import { Rows } from '../ui/Rows';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { DecisionItem } from './DecisionItem';

gql`
  fragment Decisions_viewer on Viewer {
    id
    decisions {
      id
      ...DecisionItem_decision
    }
  }
`;

/** The moderators' rulings about the viewer's profile and texts. */
export function Decisions({ viewer }: { viewer: FragmentOf<typeof Decisions_ViewerFragmentDoc> }) {
  const { decisions } = useFragmentData(Decisions_ViewerFragmentDoc, viewer);
  return (
    <LinkedPanel
      title={texts.safety.decisions}
      value={texts.safety.decisionCount(decisions.length)}
      anchor={DECISIONS_HASH.slice(1)}
    >
      <Rows empty={texts.safety.noDecisions}>
        {decisions.map((decision) => (
          <DecisionItem key={decision.id} decision={decision} />
        ))}
      </Rows>
    </LinkedPanel>
  );
}
