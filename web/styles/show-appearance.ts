/**
 * Shows the appearance that this browser has stored under the key, otherwise that of the device.
 * Follows later choices, also those of other tabs. The build puts the source of this function into
 * the page's head (build/styles/choose-appearance.mts), so it refers to nothing outside of itself.
 */
export function showAppearance(key: string): void {
  const schemes = ['light', 'dark'];
  const show = (): void => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage is disabled.
    }
    const chosen = schemes.find((scheme) => scheme === stored);
    if (chosen) document.documentElement.dataset['appearance'] = chosen;
    else delete document.documentElement.dataset['appearance'];
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
      const scheme = meta.dataset['scheme'];
      if (chosen) meta.media = scheme === chosen ? 'all' : 'not all';
      else meta.media = `(prefers-color-scheme: ${scheme})`;
    }
    // Colours the empty page until the style sheet has loaded.
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', chosen ?? 'light dark');
  };
  show();
  window.addEventListener('storage', show);
}
