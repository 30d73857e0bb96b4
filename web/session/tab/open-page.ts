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
 * own. If it replaced this one instead, the browser would wait until this one is idle, and pages
 * could hang.
 */
async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without this step only the page that opens offline stays in the previous language.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => undefined);
}
