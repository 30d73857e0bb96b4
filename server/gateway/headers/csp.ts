import { randomBytes } from 'node:crypto';

/** Supported directives. */
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

/** A policy: the sources by directive, written as in the header. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/**
 * Policy of every response. Everything is loaded from this origin, and no page may frame the
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
 * Builds the value of a `Content-Security-Policy` header.
 * @param changes directives that replace those of the base policy
 */
export function contentSecurityPolicy(changes: Policy = {}): string {
  return Object.entries({ ...BASE_POLICY, ...changes })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Creates a nonce for one response. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}
