import { Button } from 'antd';
import { getCalendarHref } from '../../paths';
import { texts } from '../../texts/general';

interface CalendarButtonProps {
  /** The kind of object that has the calendar file. */
  of: 'notices' | 'teams';
  id: string;
}

/** A link to the calendar file of a notice or a team. The browser opens or saves it. */
export function CalendarButton({ of, id }: CalendarButtonProps) {
  return <Button href={getCalendarHref(of, id)}>{texts.common.addToCalendar}</Button>;
}
