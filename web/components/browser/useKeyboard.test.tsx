import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useAboveKeyboard, useKeyboardHeight } from './useKeyboard';

/** A stand-in for the visual viewport, which jsdom does not have. */
const visible = Object.assign(new EventTarget(), { height: 768, scale: 1 });
beforeEach(() => Object.assign(window, { visualViewport: visible }));

function resize(height: number, scale: number): void {
  Object.assign(visible, { height, scale });
  act(() => void visible.dispatchEvent(new Event('resize')));
}

function Height({ onHeight }: { onHeight: (height: number) => void }) {
  onHeight(useKeyboardHeight());
  return null;
}

function Form() {
  const form = useRef<HTMLDivElement>(null);
  useAboveKeyboard(form);
  return (
    <div ref={form}>
      <textarea />
    </div>
  );
}

const readSpace = (form: Element | null): string => (form as HTMLElement).style.getPropertyValue('--keyboard');

test('[W2] a form leaves space for the keyboard, and none for pinch-zoom', () => {
  const { container } = render(<Form />);
  const form = container.firstElementChild;
  container.querySelector('textarea')?.focus();
  resize(400, 1);
  expect(readSpace(form)).toBe('368px');
  resize(768, 1);
  expect(readSpace(form)).toBe('0px');
  // Scale 2: the screen shows half of the page.
  resize(384, 2);
  expect(readSpace(form)).toBe('0px');
  // Zoomed, with a keyboard.
  resize(200, 2);
  expect(readSpace(form)).toBe('368px');
});

test('[W2] all components get the same height, also after one of them is unmounted', () => {
  const heights = [0, 0];
  const first = render(<Height onHeight={(height) => (heights[0] = height)} />);
  render(<Height onHeight={(height) => (heights[1] = height)} />);
  resize(400, 1);
  expect(heights).toEqual([368, 368]);
  first.unmount();
  render(<Height onHeight={(height) => (heights[0] = height)} />);
  expect(heights).toEqual([368, 368]);
  resize(768, 1);
  expect(heights).toEqual([0, 0]);
});
