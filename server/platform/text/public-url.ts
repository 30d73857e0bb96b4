/** Settings that contain the URL of the client. */
interface PublicAddress {
  PUBLIC_URL?: string;
  PORT: number;
}

/**
 * Returns the URL of a page, for links in mails. It does not use the header `Host`, which anybody
 * can forge.
 */
export function publicUrlOf({ PUBLIC_URL, PORT }: PublicAddress, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}
