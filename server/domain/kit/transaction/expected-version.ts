import { Field, Int } from 'type-graphql';
import type { ExpectedVersions } from './version';

/** Input field of an edit with a version check (rules/versions.md). */
export function ExpectedVersion(): ReturnType<typeof Field> {
  return Field(() => Int, {
    nullable: true,
    description:
      'The version that was read before the edit. If the content has changed since, nothing is edited and the error is STALE, with the current content in extensions.current. Without a version, nothing is checked.',
  });
}

/** Converts the field to the versions that an edit may replace. */
export function toExpected(version: number | null | undefined): ExpectedVersions {
  return version === null || version === undefined ? undefined : [version];
}
