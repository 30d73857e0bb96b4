import { useSyncExternalStore } from 'react';
import { interval, share } from 'rxjs';
import { texts } from '../../texts/general';

const MINUTE_MS = 60_000;

/** Shows the elapsed time since `time`, updated every minute. The title has the full time. */
export function TimeAgo({ time }: { time: string }) {
  useSyncExternalStore(subscribeToMinutes, () => Math.floor(Date.now() / MINUTE_MS));
  return (
    <time dateTime={time} title={texts.time.full(time)}>
      {texts.ago(time)}
    </time>
  );
}

/** One timer for all times on the page. It runs only while some are mounted. */
const minutes = interval(MINUTE_MS).pipe(share());

function subscribeToMinutes(onMinute: () => void): () => void {
  const subscription = minutes.subscribe(onMinute);
  return () => subscription.unsubscribe();
}
