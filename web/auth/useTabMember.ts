import { useEffect, useEffectEvent } from 'react';
import { claimAnswers } from '../graphql/answers';
import { announceMemberChange, setTabMember, showsOther, type TabMember } from '../tabMember';

/**
 * Makes the viewer the member whom this tab shows, unless it shows another one: then the session
 * has changed hands.
 */
export function useTabMember(viewer: TabMember | null | undefined): void {
  const meet = useEffectEvent(() => {
    if (!viewer) return;
    void claimAnswers(viewer.id);
    if (showsOther(viewer)) announceMemberChange();
    else setTabMember(viewer);
  });
  useEffect(() => meet(), [viewer?.id, viewer?.loginId]);
}
