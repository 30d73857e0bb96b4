import { Segmented } from 'antd';
import { entryFor } from '../graphql/enums';
import type { Role } from '../graphql/generated/documents';
import { texts } from '../texts';
import { filterQueue, type QueueEntry, type QueueFilter } from './queue';
import styles from './QueueFilters.module.css';

interface QueueFiltersProps {
  entries: readonly QueueEntry[];
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
}

/**
 * Filters the queue by state, and by role if members applied for several roles. Each filter shows
 * its number of applications.
 */
export function QueueFilters({ entries, filter, onFilter }: QueueFiltersProps) {
  const { counted, states, allRoles, stateFilter } = texts.application;
  const count = (change: Partial<QueueFilter>): number => filterQueue(entries, { ...filter, ...change }).length;
  const roles = [...new Set(entries.map(({ role }) => role))].filter((role): role is Role => role !== null);
  return (
    <>
      <Segmented
        block
        aria-label={stateFilter}
        value={filter.state}
        onChange={(state) => onFilter({ ...filter, state })}
        options={(['WAITING', 'WAITLISTED', 'DECIDED'] as const).map((state) => ({
          value: state,
          label: counted(states[state], count({ state })),
        }))}
      />
      {roles.length > 1 && (
        <fieldset className={styles.roles} aria-label={texts.application.role}>
          {[null, ...roles].map((role) => (
            <button
              key={role}
              type="button"
              aria-pressed={filter.role === role}
              onClick={() => onFilter({ ...filter, role })}
            >
              {role === null ? allRoles : counted(entryFor(texts.notice.shortRole, role), count({ role }))}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
