import { useEffect, useEffectEvent } from 'react';
import { claimAnswers } from '../graphql/answers';
import { announceMemberChange, setTabMember, showsOther, type TabMember } from '../tabMember';

/**
 * Makes the viewer the member of this tab. If the tab belongs to another member, announces the
 * change of the session instead.
 */
export function useTabMember(viewer: TabMember | null | undefined): void {
  const claimTab = useEffectEvent(() => {
    if (!viewer) return;
    void claimAnswers(viewer.id);
    if (showsOther(viewer)) announceMemberChange();
    else setTabMember(viewer);
  });
  useEffect(() => claimTab(), [viewer?.id, viewer?.loginId]);
}
