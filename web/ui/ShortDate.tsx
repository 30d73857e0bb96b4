import { texts } from '../texts';

/** Shows the day of a time, with the year if it is another one; the full time is the title. */
export function ShortDate({ time }: { time: string }) {
  return (
    <time dateTime={time} title={texts.time.full(time)}>
      {texts.time.date(time)}
    </time>
  );
}
