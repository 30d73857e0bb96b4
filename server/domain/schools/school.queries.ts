import { findKnownSchool, type KnownSchool, schoolKey } from './school.names';
import type { SchoolView } from './school.view';

/** Looks up a school by a name that a member entered. It needs no statement, because the list is in memory. */
export function toSchool(university: string): SchoolView {
  const known = findKnownSchool(university);
  return known ? toListedSchool(known) : { id: toId(university), name: university, englishName: null, domains: [] };
}

/** A listed university as a view. */
export function toListedSchool({ name, englishName, domains }: KnownSchool): SchoolView {
  return { id: toId(name), name, englishName, domains };
}

/** An opaque id, so that no client takes it for a name. */
function toId(university: string): string {
  return Buffer.from(`school:${schoolKey(university)}`).toString('base64url');
}
