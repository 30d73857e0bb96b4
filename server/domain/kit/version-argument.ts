import { Arg, Int } from 'type-graphql';
import type { ExpectedVersions } from './version';

/** The argument of a mutation that edits something with a version (rules.md: Versions). */
export function ExpectedVersion(): ReturnType<typeof Arg> {
  return Arg('expectedVersion', () => Int, {
    nullable: true,
    description:
      '고치기 전에 읽은 version. 그사이 내용이 바뀌었으면 고치지 않고 STALE 오류를 보내고, extensions.current에 지금 내용을 담아요. 빼면 확인하지 않아요.',
  });
}

/** The argument as the versions that an edit may replace. */
export function toExpected(version: number | null | undefined): ExpectedVersions {
  return version === null || version === undefined ? undefined : [version];
}
