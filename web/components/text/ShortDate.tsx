import { texts } from '../../texts/general';

/**
 * Shows the date of a time, with the year if it is not the current one. The title has the full
 * time.
 */
export function ShortDate({ time }: { time: string }) {
  return (
    <time dateTime={time} title={texts.time.full(time)}>
      {texts.time.date(time)}
    </time>
  );
}
