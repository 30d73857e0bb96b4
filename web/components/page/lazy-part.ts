import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Loads a component when it is first rendered. The error boundary shows a failure to load it. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

/**
 * Loads a part that its page can do without.
 * @param without rendered if the code fails to load; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyComponent(() => load().catch(() => without));
}
