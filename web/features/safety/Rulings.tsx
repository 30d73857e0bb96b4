import { Rulings_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { SectionList } from '../../components/lists/SectionList';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { RulingItem } from './RulingItem';

gql`
  fragment Rulings_viewer on Viewer {
    id
    decisions {
      id
      ...RulingItem_decision
    }
  }
`;

/** The row of the settings with the moderators' rulings about the viewer's profile and texts. */
export function Rulings({ viewer }: { viewer: FragmentOf<typeof Rulings_ViewerFragmentDoc> }) {
  const { decisions } = useFragmentData(Rulings_ViewerFragmentDoc, viewer);
  return (
    <PanelRow title={texts.safety.rulings} value={texts.safety.rulingCount(decisions.length)} anchor="decisions">
      <SectionList empty={texts.safety.noRulings}>
        {decisions.map((decision) => (
          <RulingItem key={decision.id} decision={decision} />
        ))}
      </SectionList>
    </PanelRow>
  );
}
