import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts';
import { useToast } from './Toast';

interface DialogProps {
  open: boolean;
  /** Called when it closes, also when its code cannot be loaded. */
  onClose: () => void;
}

/**
 * Returns a dialog whose code is loaded when it opens for the first time. Afterwards it stays
 * rendered, so that it can close gently. If its code cannot be loaded, a message says so, and the
 * page stays. The next opening tries again.
 */
export function lazyDialog<TProps extends DialogProps>(load: () => Promise<ComponentType<TProps>>) {
  return function LazyDialog(props: TProps) {
    const [Dialog, setDialog] = useState<ComponentType<TProps>>();
    const toast = useToast();
    const start = useEffectEvent(() =>
      load().then(
        (loaded) => setDialog(() => loaded),
        () => {
          toast.error(navigator.onLine ? texts.common.dialogFailed : texts.common.offlineTryAgain);
          props.onClose();
        },
      ),
    );
    const isMissing = props.open && !Dialog;
    useEffect(() => {
      if (isMissing) void start();
    }, [isMissing]);
    return Dialog && createElement(Dialog, props);
  };
}
