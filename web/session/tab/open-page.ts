/** Replaces this page by another one with a new document. */
export function openPage(path: string): void {
  window.location.replace(path);
}

/** Loads this page again. */
export function reloadPage(): void {
  window.location.reload();
}
