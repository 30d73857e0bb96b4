import { findKnownSchool, schoolKey } from './school.names';
import type { SchoolView } from './school.view';

/** Looks up a school by a name that a member entered. It needs no statement, because the list is in memory. */
export function toSchool(university: string): SchoolView {
  const known = findKnownSchool(university);
  return known
    ? { id: toId(known.name), name: known.name, englishName: known.englishName, domains: known.domains }
    : { id: toId(university), name: university, englishName: null, domains: [] };
}

/** An opaque id, so that no client takes it for a name. */
function toId(university: string): string {
  return Buffer.from(`school:${schoolKey(university)}`).toString('base64url');
}
