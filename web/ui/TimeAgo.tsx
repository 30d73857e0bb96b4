import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useSyncExternalStore } from 'react';
import { formatTime } from './format-time';

dayjs.extend(relativeTime);

const MINUTE_MS = 60_000;

/** Shows the elapsed time since `time` and updates it every minute; the full time is the title. */
export function TimeAgo({ time }: { time: string }) {
  useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / MINUTE_MS));
  return (
    <time dateTime={time} title={formatTime(time)}>
      {dayjs(time).locale('ko').fromNow()}
    </time>
  );
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All times on the page share one timer. */
function subscribeToMinutes(onMinute: () => void): () => void {
  listeners.add(onMinute);
  timer ??= setInterval(() => listeners.forEach((listener) => listener()), MINUTE_MS);
  return () => {
    listeners.delete(onMinute);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
