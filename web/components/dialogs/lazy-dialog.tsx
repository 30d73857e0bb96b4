import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../texts/general';
import { useToast } from '../feedback/Toast';

interface DialogProps {
  open: boolean;
  /** Called when it closes, and also when its code fails to load. */
  onClose: () => void;
}

/**
 * Returns a dialog that loads its code when it opens for the first time. It stays mounted
 * afterwards, so that its closing animation can run. If the code fails to load, a toast is shown
 * and the next opening tries again.
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
