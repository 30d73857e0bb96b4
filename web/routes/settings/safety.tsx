import { BlockedMembers } from '../../features/safety/BlockedMembers';
import { Rulings } from '../../features/safety/Rulings';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { SettingsTab } from './SettingsTab';

/** Blocked members, and rulings about the viewer. */
export function SafetyPage() {
  return (
    <SettingsTab tab="safety">
      {(viewer) => (
        <>
          <PanelRow
            title={texts.safety.blockedMembers}
            value={texts.safety.blockedCount(viewer.blockedMembers.edges.length)}
            anchor="blocked"
          >
            <BlockedMembers viewer={viewer} />
          </PanelRow>
          <Rulings viewer={viewer} />
        </>
      )}
    </SettingsTab>
  );
}
