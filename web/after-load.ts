/** Runs a task after the page has loaded, so that it delays nothing. */
export function runAfterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', () => setTimeout(task), { once: true });
}
