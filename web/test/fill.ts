import { fireEvent } from '@testing-library/react';

/**
 * Enters the whole value at once. Each simulated key press would render the form again, which takes
 * seconds in jsdom.
 */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}
