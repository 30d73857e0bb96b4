/** The settings that say where the client's page is. */
interface PublicAddress {
  PUBLIC_URL?: string;
  PORT: number;
}

/**
 * The address of a page, for links in mails. It is not taken from the header `Host`, in which
 * anybody can send any.
 */
export function publicUrlOf({ PUBLIC_URL, PORT }: PublicAddress, path: string): string {
  return new URL(path, PUBLIC_URL ?? `http://localhost:${PORT}`).href;
}
