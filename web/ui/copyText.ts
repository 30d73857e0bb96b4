/**
 * Copies a text to the clipboard. Returns false where the browser does not offer one, as without
 * TLS.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
