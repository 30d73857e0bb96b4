import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

/** The time since a moment: `3 hours ago`. */
export const ago = (moment: string): string => dayjs(moment).locale('en').fromNow();
