const OFFSET_MS = 9 * 60 * 60 * 1000;

/** The calendar day in Seoul, `YYYY-MM-DD` (rest.md: Path by path). Korea has had no summer time since 1988. */
export function seoulDate(time: Date): string {
  return shifted(time).slice(0, 10);
}

/** The time in Seoul, ISO 8601 with its offset. */
export function seoulTime(time: Date): string {
  return `${shifted(time).slice(0, 19)}+09:00`;
}

function shifted(time: Date): string {
  return new Date(time.getTime() + OFFSET_MS).toISOString();
}
