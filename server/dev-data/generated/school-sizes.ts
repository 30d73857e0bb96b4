import type { SchoolOptions } from './school';

/** Number that gives the largest of 300 schools 3 % of the rows, and the smallest 0.05 %. */
const OFFSET = 20;

const weightOf = (rank: number): number => (rank + OFFSET) ** -1.5;

/** Smallest average number of members per school. With fewer, the smallest has no two members. */
export const MIN_AVERAGE_MEMBERS = 20;

/**
 * Splits the members and notices among schools: a few large schools and many small ones.
 * @param all the members and notices of all schools, and the name of the first
 * @param count number of schools
 * @returns the schools, largest first
 */
export function splitIntoSchools(
  all: SchoolOptions & { university: string; seed: number },
  count: number,
): SchoolOptions[] {
  const members = split(all.members, count);
  const notices = split(all.notices, count);
  return members.map((size, rank) => ({
    ...all,
    members: size,
    notices: notices[rank] ?? 0,
    university: rank === 0 ? all.university : `${all.university} ${rank + 1}`,
    seed: all.seed + rank,
  }));
}

/** Splits a number into whole parts by their weights. */
function split(total: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => weightOf(rank));
  const sum = weights.reduce((one, other) => one + other, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - parts.reduce((one, other) => one + other, 0);
  return parts.map((part, rank) => (rank < rest ? part + 1 : part));
}
