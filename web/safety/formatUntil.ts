/** The time until which somebody is suspended, in words: `11월 29일 오후 2:05`. */
export function formatUntil(time: string): string {
  const parts = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(time).toLocaleString('ko', parts);
}
