import { type ComponentType, Suspense, createElement, lazy, useState } from 'react';

/** Returns a dialog whose code is loaded when it opens for the first time. Afterwards it stays rendered, so that it can close gently. */
export function lazyDialog<TProps extends { open: boolean }>(load: () => Promise<ComponentType<TProps>>) {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props: TProps) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    return wanted && <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense>;
  };
}
