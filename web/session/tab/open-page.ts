/** Replaces this page by another one with a new document, which may be in another language. */
export async function openPage(path: string): Promise<void> {
  await removeServiceWorker();
  window.location.replace(path);
}

/** Loads this page again, which may be in another language or of a newer release. */
export async function reloadPage(): Promise<void> {
  await removeServiceWorker();
  window.location.reload();
}

/**
 * Removes the service worker, which is of one language and release. The next document registers its
 * own. If the new worker replaced the old one, the browser would wait until the old one is idle.
 */
async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // If this fails, only the offline page stays in the previous language.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => undefined);
}
