import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '../../components/feedback/Empty';
import { texts } from '../../texts';
import { SeekerCard } from './SeekerCard';
import styles from './SeekerList.module.css';
import { NO_FILTER } from './seeker-filter';
import { useSeekerFilter } from './useSeekerFilter';

interface SeekerListProps {
  /** The people of the loaded pages. */
  seekers: readonly Parameters<typeof SeekerCard>[0]['seeker'][];
  /** The button with which the viewer starts to look for a team, if they may. */
  start: ReactNode;
  /** The button for the next page. */
  more: ReactNode;
}

/** The people who look for a team, in the order of the server. */
export function SeekerList({ seekers, start, more }: SeekerListProps) {
  const [filter, setFilter] = useSeekerFilter();
  if (seekers.length === 0) {
    const isFiltered = Object.values(filter).some(Boolean);
    if (!isFiltered) {
      return (
        <Empty hint={texts.seeker.noneHint} action={start}>
          {texts.seeker.none}
        </Empty>
      );
    }
    const clear = <Button onClick={() => setFilter(NO_FILTER)}>{texts.seeker.clearFilters}</Button>;
    return <Empty action={clear}>{texts.seeker.noMatches}</Empty>;
  }
  return (
    <section aria-label={texts.seeker.list} className={styles.list}>
      <p className={styles.order}>{texts.seeker.order}</p>
      <ul className={styles.cards}>
        {seekers.map((seeker) => (
          <li key={seeker.id}>
            <SeekerCard seeker={seeker} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
