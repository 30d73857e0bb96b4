/**
 * Focuses an element and scrolls its top into view. `scroll-margin-top` keeps it below the top bar.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
