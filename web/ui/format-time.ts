import dayjs from 'dayjs';
import 'dayjs/locale/ko';

/** Returns the date and the hour in Korean. */
export function formatTime(time: string): string {
  return dayjs(time).locale('ko').format('YYYY년 M월 D일 A h:mm');
}
