import { type KeyboardEvent, useRef, useState } from 'react';
import { WEEK, weekHour } from '../../../../shared/week';
import { texts } from '../../../texts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { DAYS, HOURS, rangesOf } from './week-hours';
import { useDrag } from './useDrag';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  /** The numbers of the chosen hours (shared/week.ts). */
  value?: readonly number[];
  onChange?: (value: number[]) => void;
  /** Hours of a notice's meetings. */
  marked?: readonly number[] | undefined;
}

/**
 * The hours of a week as buttons. A mouse also chooses by dragging. Arrow keys move, and the space
 * bar chooses. The list below names the chosen hours of each day.
 */
export function WeekGrid({ value = [], onChange, marked }: WeekGridProps) {
  const chosen = new Set(value);
  const change = (hours: readonly number[], on: boolean): void => {
    const next = new Set(value);
    for (const hour of hours) {
      if (on) next.add(hour);
      else next.delete(hour);
    }
    onChange?.([...next].toSorted((a, b) => a - b));
  };
  const drag = useDrag(change);
  const { table, current, setCurrent, move } = useCurrentHour();
  const renderHour = (day: number, hour: number) => {
    const number = weekHour(day, hour);
    const isChosen = chosen.has(number);
    const isMarked = marked?.includes(number) === true;
    const name = texts.timetable.hour(texts.timetable.days[day] ?? '', hour);
    return (
      <button
        type="button"
        className={isMarked ? `${styles.hour} ${styles.marked}` : styles.hour}
        data-hour={number}
        aria-pressed={isChosen}
        aria-label={isMarked ? texts.timetable.markedHour(name) : name}
        tabIndex={number === current ? 0 : -1}
        onFocus={() => setCurrent(number)}
        onKeyDown={move}
        onClick={() => drag.hasMoved() || change([number], !isChosen)}
        {...drag.handlers(number, !isChosen)}
      />
    );
  };
  return (
    <>
      {marked && <p className={styles.legend}>{texts.timetable.marked}</p>}
      <table ref={table} aria-label={texts.timetable.week} className={styles.week}>
        <WeekHead />
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              {DAYS.map((day) => (
                <td key={day}>{renderHour(day, hour)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ChosenHours chosen={chosen} />
    </>
  );
}

function WeekHead() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.timetable.hours}</VisuallyHidden>
        </th>
        {DAYS.map((day) => (
          <th key={day} scope="col">
            {texts.timetable.days[day]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Steps of the arrow keys: days and hours. */
const STEPS: Readonly<Partial<Record<string, readonly [days: number, hours: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The hour that Tab focuses. Arrow keys move the focus to another one within the week. */
function useCurrentHour() {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(weekHour(0, 18));
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const day = Math.floor(current / WEEK.hoursPerDay) + step[0];
    const hour = (current % WEEK.hoursPerDay) + step[1];
    if (!DAYS.includes(day) || hour < 0 || hour >= WEEK.hoursPerDay) return;
    const next = day * WEEK.hoursPerDay + hour;
    setCurrent(next);
    table.current?.querySelector<HTMLButtonElement>(`[data-hour="${next}"]`)?.focus();
  };
  return { table, current, setCurrent, move };
}

/** The chosen hours of each day in words. */
function ChosenHours({ chosen }: { chosen: ReadonlySet<number> }) {
  const { days, free, noDay, range } = texts.timetable;
  return (
    <ul className={styles.chosen} aria-label={free}>
      {DAYS.map((day) => {
        const ranges = rangesOf(chosen, day).map(({ from, to }) => range(from, to));
        return (
          <li key={day}>
            <strong>{days[day]}</strong> {ranges.length > 0 ? ranges.join(', ') : noDay}
          </li>
        );
      })}
    </ul>
  );
}
