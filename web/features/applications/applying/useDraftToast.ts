import { useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '../../../components/feedback/Toast';
import { texts } from '../../../texts';

/**
 * Shows a toast when the form closes with a stored draft. Opening the form removes the toast.
 */
export function useDraftToast(open: boolean, isStored: boolean): void {
  const toast = useToast();
  const wasOpen = useRef(open);
  const update = useEffectEvent(() => {
    if (open) toast.dismiss(texts.application.draftKept);
    else if (wasOpen.current && isStored) toast.info(texts.application.draftKept);
    wasOpen.current = open;
  });
  useEffect(() => update(), [open]);
}
