const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** A calendar day, `YYYY-MM-DD`, in words. */
export function day(date: string): string {
  const time = new Date(date);
  return `${time.getUTCMonth() + 1}월 ${time.getUTCDate()}일(${WEEKDAYS[time.getUTCDay()]})`;
}
