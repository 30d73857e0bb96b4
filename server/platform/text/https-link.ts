/**
 * Parses an https URL of an allowed host. The server never sends a request to it.
 * @returns the normalised URL; null for another host, and for a URL with a password or port
 */
export function parseHttpsLink(text: string, isAllowed: (host: string) => boolean): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  return isAllowed(hostname) ? href : null;
}
