import href from 'virtual:fonts';

/** What some browsers know about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Requests Pretendard once the page has loaded, so that it delays nothing. Text stands in the
 * system's font until then, which has been scaled to the same width (fallback.css). A slow or
 * metered connection keeps that font.
 */
export function loadFonts(): void {
  const { connection } = navigator as { connection?: Connection };
  if (href === '' || connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  const insert = (): void => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  };
  if (document.readyState === 'complete') insert();
  else window.addEventListener('load', () => setTimeout(insert), { once: true });
}
