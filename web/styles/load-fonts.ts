import href from 'virtual:fonts';
import { runAfterLoad } from '../after-load';

/** Connection data that some browsers provide. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Requests Pretendard after the page has loaded, so that it delays nothing. Until then text uses
 * the system font, which is scaled to the same width (fallback.css). A slow or metered connection
 * keeps that font.
 */
export function loadFonts(): void {
  const { connection } = navigator as { connection?: Connection };
  if (href === '' || connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return;
  runAfterLoad(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
