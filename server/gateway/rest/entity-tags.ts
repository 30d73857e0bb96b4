import type { ExpectedVersions } from '../../domain/kit/transaction/version';
import { AppError } from '../../platform/errors/app-error';

/** Matches `W/"…"` or `"…"` (RFC 9110, 8.8.3). */
const ENTITY_TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

const VERSION_TAG = /^"([1-9]\d{0,9})"$/;

/** Builds the entity tag of a version. It is strong, because `If-Match` never matches weak tags. */
export function toEntityTag(version: number): string {
  return `"${version}"`;
}

/**
 * Parses `If-Match` (RFC 9110, 13.1.1) into the versions of its tags. Weak and foreign tags have no
 * version, so a header with only those matches nothing.
 * @param header undefined without the header
 * @returns undefined without the header and for `*`, because both match every existing object
 * @throws {AppError} VALIDATION_FAILED for a malformed header
 */
export function parseIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  // NUL cannot occur in a header. A list may have empty elements.
  const elements = header.replace(ENTITY_TAG, '\0').split(',');
  if (!elements.every((element) => ['', '\0'].includes(element.trim()))) {
    throw new AppError('VALIDATION_FAILED', {
      message: { ko: 'If-Match 헤더의 형식이 올바르지 않아요.', en: 'The If-Match header has an invalid format.' },
    });
  }
  return [...header.matchAll(ENTITY_TAG)].flatMap(([tag]) => {
    const version = VERSION_TAG.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}
