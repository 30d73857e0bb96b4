import { useEffect, useEffectEvent } from 'react';
import { claimStoredResponses } from '../graphql/links/stored-responses';
import { reportOtherMember, setTabMember, belongsToOther, type TabMember } from './tab/tab-member';

/**
 * Makes the viewer the member of this tab. If the tab belongs to another member, announces the
 * change of the session instead.
 */
export function useTabMember(viewer: TabMember | null | undefined): void {
  const claimTab = useEffectEvent(() => {
    if (!viewer) return;
    void claimStoredResponses(viewer.id);
    if (belongsToOther(viewer)) reportOtherMember();
    else setTabMember(viewer);
  });
  useEffect(() => claimTab(), [viewer?.id, viewer?.loginId]);
}
