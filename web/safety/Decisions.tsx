import { useLocation } from 'react-router-dom';
import { Decisions_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { DECISIONS_HASH } from '../paths';
import { texts } from '../texts';
import { FoldingPanel } from '../ui/FoldingPanel';
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

/** The decisions of moderators about what the viewer wrote. It is absent without any, unless the address names it. */
export function Decisions({ viewer }: { viewer: FragmentOf<typeof Decisions_ViewerFragmentDoc> }) {
  const { decisions } = useFragmentData(Decisions_ViewerFragmentDoc, viewer);
  const isTarget = useLocation().hash === DECISIONS_HASH;
  if (decisions.length === 0 && !isTarget) return null;
  return (
    <FoldingPanel title={texts.safety.decisions} anchor={DECISIONS_HASH.slice(1)}>
      <Rows empty={texts.safety.noDecisions}>
        {decisions.map((decision) => (
          <DecisionItem key={decision.id} decision={decision} />
        ))}
      </Rows>
    </FoldingPanel>
  );
}
