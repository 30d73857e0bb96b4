import type { Request } from 'express';

/** The parameters in a request's address, as a browser reads them. */
export function searchOf({ url, path }: Request): URLSearchParams {
  return new URLSearchParams(url.slice(path.length));
}
