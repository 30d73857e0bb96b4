import type { Request } from 'express';

/** Parses the query parameters of a request's URL like a browser. */
export function searchOf({ url, path }: Request): URLSearchParams {
  return new URLSearchParams(url.slice(path.length));
}
