import type { ExpectedVersions } from '../domain/kit/version';
import { AppError } from '../platform/errors';

/** `W/"…"` or `"…"` (RFC 9110, 8.8.3). */
const ENTITY_TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

const VERSION_TAG = /^"([1-9]\d{0,9})"$/;

/** The entity tag of a version: a strong one, because `If-Match` never matches weak ones. */
export function toEntityTag(version: number): string {
  return `"${version}"`;
}

/**
 * Reads `If-Match` (RFC 9110, 13.1.1): the versions that its tags name. Weak and foreign tags name
 * none, so that a header with these alone matches nothing.
 * @param header undefined without the header
 * @returns undefined without the header and for `*`, which everything that exists matches
 * @throws {AppError} VALIDATION_FAILED for a malformed header
 */
export function readIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  // No header contains NUL. A list may have empty elements.
  const elements = header.replace(ENTITY_TAG, '\0').split(',');
  if (!elements.every((element) => ['', '\0'].includes(element.trim()))) {
    throw new AppError('VALIDATION_FAILED', { message: 'If-Match 헤더의 형식이 올바르지 않아요.' });
  }
  return [...header.matchAll(ENTITY_TAG)].flatMap(([tag]) => {
    const version = VERSION_TAG.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
