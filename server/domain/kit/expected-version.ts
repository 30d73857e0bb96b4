import { Field, Int } from 'type-graphql';
import type { ExpectedVersions } from './version';

/** The field of an input that edits something with a version (rules.md: Versions). */
export function ExpectedVersion(): ReturnType<typeof Field> {
  return Field(() => Int, {
    nullable: true,
    description:
      'The version that was read before the edit. If the content has changed since, nothing is edited, the error is STALE, and its extensions.current has the content as it is. Nothing is checked without it.',
  });
}

/** The field as the versions that an edit may replace. */
export function toExpected(version: number | null | undefined): ExpectedVersions {
  return version === null || version === undefined ? undefined : [version];
}
