import { useState } from 'react';
import { texts } from '../../texts/general';
import { TimeAgo } from './TimeAgo';
import styles from './TapTime.module.css';

/**
 * The elapsed time since `time`. Pressing it shows the date and the hour, because touch screens
 * show no titles.
 */
export function TapTime({ time }: { time: string }) {
  const [exact, setExact] = useState(false);
  return (
    <button type="button" className={styles.time} onClick={() => setExact(!exact)}>
      {exact ? <time dateTime={time}>{texts.time.full(time)}</time> : <TimeAgo time={time} />}
    </button>
  );
}
