import { Button } from 'antd';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { applyUpdate, hasUpdate, onUpdate } from '../service-worker';
import { texts } from '../texts';
import { StatusBar } from '../ui/StatusBar';
import { useOnline } from '../ui/useOnline';

/** Says that there is no connection, or else that a newer release is there. */
export function StatusBars() {
  const online = useOnline();
  const updated = useSyncExternalStore(onUpdate, hasUpdate);
  if (!online) return <StatusBar>{texts.common.offlineBar}</StatusBar>;
  return updated && <UpdateOffer />;
}

/**
 * Offers to start the newer release. While something is typed that a reload would lose, it starts
 * with the next page.
 */
function UpdateOffer() {
  const [postponed, setPostponed] = useState(false);
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (postponed) applyUpdate();
  });
  useEffect(() => start(), [key]);
  if (postponed) return <StatusBar>{texts.common.updatePostponed}</StatusBar>;
  return (
    <StatusBar>
      {texts.common.update}
      <Button type="link" onClick={() => (hasTypedText() ? setPostponed(true) : applyUpdate())}>
        {texts.common.reload}
      </Button>
    </StatusBar>
  );
}

/** Whether a field contains text, which its form may not have stored yet. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="number"], input[type="password"]',
  );
  return [...fields].some(({ value }) => value !== '');
}
