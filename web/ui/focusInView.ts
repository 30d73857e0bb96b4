/**
 * Moves the focus to an element and scrolls its beginning into view, below what `scroll-margin-top`
 * leaves to the bar at the top.
 */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
