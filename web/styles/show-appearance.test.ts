import { act, renderHook } from '@testing-library/react';
import { APPEARANCE_KEY, useAppearanceChoice } from './appearance-choice';
import { showAppearance } from './show-appearance';

const METAS = ['light', 'dark'].map(
  (scheme) => `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" />`,
);

/** The mark of the page, and what its meta tags contain. */
const readPage = () => ({
  appearance: document.documentElement.dataset['appearance'],
  media: [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map(({ media }) => media),
  scheme: document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
});

const DEVICE = {
  appearance: undefined,
  media: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  scheme: 'light dark',
};
const DARK = { appearance: 'dark', media: ['not all', 'all'], scheme: 'dark' };
const LIGHT = { appearance: 'light', media: ['all', 'not all'], scheme: 'light' };

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="color-scheme" content="light dark" />${METAS.join('')}`;
});

test('the stored appearance marks the page at once', () => {
  localStorage.setItem(APPEARANCE_KEY, 'dark');
  showAppearance(APPEARANCE_KEY);
  expect(readPage()).toEqual(DARK);
});

test('without a choice, and with an unknown one, the device decides', () => {
  showAppearance(APPEARANCE_KEY);
  expect(readPage()).toEqual(DEVICE);
  localStorage.setItem(APPEARANCE_KEY, 'sepia');
  showAppearance(APPEARANCE_KEY);
  expect(readPage()).toEqual(DEVICE);
});

test('a choice is shown at once, stored, and can be left to the device again', () => {
  showAppearance(APPEARANCE_KEY);
  const { result } = renderHook(useAppearanceChoice);
  expect(result.current[0]).toBe('device');
  act(() => result.current[1]('light'));
  expect([result.current[0], readPage()]).toEqual(['light', LIGHT]);
  expect(localStorage.getItem(APPEARANCE_KEY)).toBe('light');
  act(() => result.current[1]('device'));
  expect([result.current[0], readPage()]).toEqual(['device', DEVICE]);
});

test('a choice in another tab is shown as well', () => {
  showAppearance(APPEARANCE_KEY);
  localStorage.setItem(APPEARANCE_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY }));
  expect(readPage()).toEqual(DARK);
});

test('without storage the device decides', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  showAppearance(APPEARANCE_KEY);
  expect(readPage()).toEqual(DEVICE);
  getItem.mockRestore();
});
