import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import relativeTime from 'dayjs/plugin/relativeTime';
import { useSyncExternalStore } from 'react';
import { interval, share } from 'rxjs';
import { texts } from '../texts';

dayjs.extend(relativeTime);

const MINUTE_MS = 60_000;

/** Shows the elapsed time since `time` and updates it every minute; the full time is the title. */
export function TimeAgo({ time }: { time: string }) {
  useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / MINUTE_MS));
  return (
    <time dateTime={time} title={texts.time.full(time)}>
      {dayjs(time).locale('ko').fromNow()}
    </time>
  );
}

/** All times on the page share one timer, which runs while there are any. */
const minutes = interval(MINUTE_MS).pipe(share());

function subscribeToMinutes(onMinute: () => void): () => void {
  const subscription = minutes.subscribe(onMinute);
  return () => subscription.unsubscribe();
}
