import { Button } from 'antd';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadPage } from '../../session/tab/open-page';
import { hasUpdate, onUpdate } from '../register-service-worker';
import { texts } from '../../texts';
import { StatusBar } from '../../components/feedback/StatusBar';
import { useOnline } from '../../components/browser/useOnline';

/** A bar about a missing connection. With a connection it shows that a newer release exists. */
export function StatusBars() {
  const online = useOnline();
  const updated = useSyncExternalStore(onUpdate, hasUpdate);
  return <StatusBar>{online ? updated && <UpdateOffer /> : texts.common.offlineBar}</StatusBar>;
}

/**
 * Offers to start the newer release. If a field contains text, the release starts when the next
 * page opens, because a reload would lose the text.
 */
function UpdateOffer() {
  const [postponed, setPostponed] = useState(false);
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (postponed) void reloadPage();
  });
  useEffect(() => start(), [key]);
  if (postponed) return texts.common.updatePostponed;
  return (
    <>
      {texts.common.update}
      <Button type="link" onClick={() => (hasTypedText() ? setPostponed(true) : void reloadPage())}>
        {texts.common.reload}
      </Button>
    </>
  );
}

/** Whether a field contains text that may be unsaved. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="number"], input[type="password"]',
  );
  return [...fields].some(({ value }) => value !== '');
}
