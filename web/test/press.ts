import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Clicks an element. A change of the URL is a transition, which has ended when this returns.
 */
export const click = (element: HTMLElement) => act(async () => fireEvent.click(element));

/** Presses the button with this name as soon as it appears. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
