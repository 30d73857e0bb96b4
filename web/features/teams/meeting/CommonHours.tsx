import { Button } from 'antd';
import { Fragment } from 'react';
import { WEEK, weekHour } from '../../../../shared/week';
import { texts } from '../../../texts';
import { DAYS, HOURS, type HourRange, rangesOf } from '../../profile/timetable/week-hours';
import styles from './CommonHours.module.css';

interface CommonHoursProps {
  /** Hours in which all members are free (shared/week.ts). */
  hours: readonly number[];
  /** Hours in which all members but one are free. */
  hoursExceptOne: readonly number[];
  /** Chooses a range for the next meeting. Undefined for members who may not set one. */
  onChoose?: ((day: number, range: HourRange) => void) | undefined;
}

/** The hours that a team has in common: marked in a week, and as a list of each day. */
export function CommonHours({ hours, hoursExceptOne, onChoose }: CommonHoursProps) {
  const all = new Set(hours);
  const exceptOne = new Set(hoursExceptOne);
  const { freeForAll, freeExceptOne } = texts.meeting;
  return (
    <div className={styles.common}>
      <MarkedWeek all={all} exceptOne={exceptOne} />
      {all.size > 0 && <DayList title={`✓ ${freeForAll}`} label={freeForAll} hours={all} onChoose={onChoose} />}
      {exceptOne.size > 0 && (
        <DayList title={`△ ${freeExceptOne}`} label={freeExceptOne} hours={exceptOne} onChoose={onChoose} />
      )}
    </div>
  );
}

interface MarkedWeekProps {
  all: ReadonlySet<number>;
  exceptOne: ReadonlySet<number>;
}

/** The week with marks, for the eyes alone. The lists below it have the same hours in words. */
function MarkedWeek({ all, exceptOne }: MarkedWeekProps) {
  const marked = [...all, ...exceptOne].map((hour) => WEEK.firstHour + (hour % WEEK.hoursPerDay));
  const first = Math.min(...marked) - 1;
  const last = Math.max(...marked) + 1;
  return (
    <div className={styles.week} aria-hidden>
      <span />
      {DAYS.map((day) => (
        <span key={day} className={styles.day}>
          {texts.timetable.days[day]}
        </span>
      ))}
      {HOURS.filter((hour) => hour >= first && hour <= last).map((hour) => (
        <Fragment key={hour}>
          <span>{hour}</span>
          {DAYS.map((day) => {
            const number = weekHour(day, hour);
            if (all.has(number)) return <span key={day} className={`${styles.hour} ${styles.all}`} />;
            return (
              <span key={day} className={exceptOne.has(number) ? `${styles.hour} ${styles.exceptOne}` : styles.hour} />
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

interface DayListProps extends Pick<CommonHoursProps, 'onChoose'> {
  /** The visible title, with the mark of the week. */
  title: string;
  label: string;
  hours: ReadonlySet<number>;
}

/** The hours of each day in words. The owner chooses one for the next meeting by a button. */
function DayList({ title, label, hours, onChoose }: DayListProps) {
  const { range } = texts.timetable;
  const days = DAYS.map((day) => ({ day, ranges: rangesOf(hours, day) })).filter(({ ranges }) => ranges.length > 0);
  return (
    <div>
      <p aria-hidden className={styles.title}>
        {title}
      </p>
      <ul aria-label={label} className={styles.days}>
        {days.map(({ day, ranges }) => (
          <li key={day}>
            <strong>{texts.timetable.days[day]}</strong>
            {onChoose
              ? ranges.map((each) => (
                  <Button
                    key={each.from}
                    aria-label={texts.meeting.chooseHours(texts.timetable.days[day] ?? '', range(each.from, each.to))}
                    onClick={() => onChoose(day, each)}
                  >
                    {range(each.from, each.to)}
                  </Button>
                ))
              : ranges.map(({ from, to }) => range(from, to)).join(', ')}
          </li>
        ))}
      </ul>
      {onChoose && <p className={styles.hint}>{texts.meeting.chooseHint}</p>}
    </div>
  );
}
