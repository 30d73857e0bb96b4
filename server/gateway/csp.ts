import { randomBytes } from 'node:crypto';

/** The directives in use. */
type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'worker-src'
  | 'connect-src'
  | 'object-src'
  | 'frame-src'
  | 'frame-ancestors'
  | 'sandbox'
  | 'base-uri'
  | 'form-action'
  | 'upgrade-insecure-requests';

/** A policy: the sources that each directive allows, written as in the header. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * The policy of every response: everything is loaded from this origin, and no page may frame the
 * response.
 */
const BASE_POLICY: Policy = {
  'default-src': [`'self'`],
  'script-src': [`'self'`],
  'style-src': [`'self'`],
  'img-src': [`'self'`, 'data:'],
  'connect-src': [`'self'`],
  'object-src': [`'none'`],
  'frame-ancestors': [`'none'`],
  'base-uri': [`'none'`],
  'form-action': [`'self'`],
};

/**
 * The value of a `Content-Security-Policy` header.
 * @param changes directives of a page that needs others than the base policy's
 */
export function contentSecurityPolicy(changes: Policy = {}): string {
  return Object.entries({ ...BASE_POLICY, ...changes })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** A fresh nonce for one response. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
