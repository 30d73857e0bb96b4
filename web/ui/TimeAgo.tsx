import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import 'dayjs/locale/ko';
import { useSyncExternalStore } from 'react';

dayjs.extend(relativeTime);

const MINUTE = 60_000;

/** How long ago something was, kept true while the page is open; the full time shows on hover. */
export function TimeAgo({ time }: { time: string }) {
  useSyncExternalStore(eachMinute, () => Math.floor(Date.now() / MINUTE));
  const day = dayjs(time).locale('ko');
  return (
    <time dateTime={time} title={day.format('YYYY년 M월 D일 A h:mm')}>
      {day.fromNow()}
    </time>
  );
}

function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}
