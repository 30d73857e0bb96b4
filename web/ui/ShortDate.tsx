import dayjs from 'dayjs';

/** Shows the day of a time, with the year if it is another one; the full time is the title. */
export function ShortDate({ time }: { time: string }) {
  const day = dayjs(time);
  return (
    <time dateTime={time} title={day.format('YYYY년 M월 D일 H:mm')}>
      {day.format(day.isSame(dayjs(), 'year') ? 'M월 D일' : 'YYYY년 M월 D일')}
    </time>
  );
}
