import { runAfterLoad } from '../after-load';
import { createSignal } from '../signal';
import { texts } from '../texts/general';

/** The service worker of this language. */
const SCRIPT = `/sw.${texts.language}.js`;

const isOfLanguage = ({ scriptURL }: ServiceWorker): boolean => new URL(scriptURL).pathname === SCRIPT;

/** True if the browser has the service worker of a newer release, which waits. */
let updated = false;

const { emit, subscribe } = createSignal();

/** Calls a listener when a newer release is available. */
export const onUpdate = subscribe;

/** Registers the service worker after the page has loaded, so that it delays nothing. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without a service worker only offline use is missing.
  runAfterLoad(() => void register(navigator.serviceWorker).catch(() => undefined));
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirst = container.controller === null;
  const registration = await container.register(SCRIPT);
  if (isFirst) keepLoadedFiles(await container.ready);
  const offer = (worker: ServiceWorker | null): void => {
    // The first service worker of a browser replaces nothing.
    if (worker?.state !== 'installed' || !container.controller) return;
    // The language changed without `reloadPage`. The worker replaces that of the other language
    // when the last tab closes.
    if (!isOfLanguage(container.controller)) return;
    updated = true;
    emit();
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
}

/**
 * Adds the files of the first visit, which were loaded before the service worker could cache them.
 */
function keepLoadedFiles({ active }: ServiceWorkerRegistration): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

export function hasUpdate(): boolean {
  return updated;
}
