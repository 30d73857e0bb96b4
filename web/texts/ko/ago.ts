import dayjs from 'dayjs';
import 'dayjs/locale/ko';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

/** The time since a moment: `3시간 전`. */
export const ago = (moment: string): string => dayjs(moment).locale('ko').fromNow();
