import { BlockedMembers } from '../safety/BlockedMembers';
import { Decisions } from '../safety/Decisions';
import { texts } from '../texts';
import { LinkedPanel } from '../ui/LinkedPanel';
import { SettingsTab } from './SettingsTab';

/** Blocked members, and rulings about the viewer. */
export function SafetyPage() {
  return (
    <SettingsTab tab="safety">
      {(viewer) => (
        <>
          <LinkedPanel
            title={texts.safety.blockedMembers}
            value={texts.safety.blockedCount(viewer.blockedMembers.edges.length)}
            anchor="blocked"
          >
            <BlockedMembers viewer={viewer} />
          </LinkedPanel>
          <Decisions viewer={viewer} />
        </>
      )}
    </SettingsTab>
  );
}
