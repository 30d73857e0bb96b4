import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import 'dayjs/locale/ko';
import { useSyncExternalStore } from 'react';

dayjs.extend(relativeTime);

const MINUTE_MS = 60_000;

/** Shows the elapsed time since `time` and updates it every minute; the full time is the title. */
export function TimeAgo({ time }: { time: string }) {
  useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / MINUTE_MS));
  const day = dayjs(time).locale('ko');
  return (
    <time dateTime={time} title={day.format('YYYY년 M월 D일 A h:mm')}>
      {day.fromNow()}
    </time>
  );
}

function subscribeToMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}
