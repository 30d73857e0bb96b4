import { useSyncExternalStore } from 'react';

/** The appearances that a member can choose: the one of the device, light or dark. */
export const APPEARANCE_CHOICES = ['device', 'light', 'dark'] as const;

export type AppearanceChoice = (typeof APPEARANCE_CHOICES)[number];

/** The key in localStorage. */
export const APPEARANCE_KEY = 'appearance';

/**
 * Returns the chosen appearance of this browser, and a function to choose another one. The script
 * in the page's head shows it (show-appearance.ts). Without storage the device decides.
 */
export function useAppearanceChoice(): [choice: AppearanceChoice, choose: (choice: AppearanceChoice) => void] {
  return [useSyncExternalStore(subscribe, readChoice, () => 'device'), choose];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function readChoice(): AppearanceChoice {
  try {
    const stored = localStorage.getItem(APPEARANCE_KEY);
    return APPEARANCE_CHOICES.find((choice) => choice === stored) ?? 'device';
  } catch {
    return 'device';
  }
}

function choose(choice: AppearanceChoice): void {
  try {
    localStorage.setItem(APPEARANCE_KEY, choice);
  } catch {
    return;
  }
  // Browsers send this event to the other tabs only.
  window.dispatchEvent(new Event('storage'));
}
