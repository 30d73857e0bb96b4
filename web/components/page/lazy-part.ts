import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * Loads a part of a page when it is first rendered.
 * @param without rendered if the code fails to load; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => without) }));
}
