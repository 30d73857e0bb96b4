import { entryFor } from '../../../graphql/enums';
import type { Role } from '../../../graphql/generated/documents';
import { texts } from '../../../texts';
import { MenuButton } from '../../../components/buttons/MenuButton';
import { filterQueue, type QueueEntry, type QueueFilter } from './queue';
import styles from './QueueFilters.module.css';

interface QueueFiltersProps {
  entries: readonly QueueEntry[];
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
}

const STATES = ['PENDING', 'WAITLISTED', 'DECIDED'] as const;

/**
 * Filters the queue by state, and by role if members applied for several roles. Each filter shows
 * its number of applications.
 */
export function QueueFilters({ entries, filter, onFilter }: QueueFiltersProps) {
  const { counted, states, allRoles, stateFilter, role: roleFilter } = texts.application;
  const count = (change: Partial<QueueFilter>): number => filterQueue(entries, { ...filter, ...change }).length;
  const roles = [...new Set(entries.map(({ role }) => role))].filter((role): role is Role => role !== null);
  const nameState = (state: QueueFilter['state']): string => counted(states[state], count({ state }));
  const nameRole = (role: Role | null): string =>
    role === null ? allRoles : counted(entryFor(texts.notice.shortRole, role), count({ role }));
  return (
    <div className={styles.filters}>
      <FilterMenu
        label={stateFilter}
        selected={filter.state}
        options={STATES.map((state) => ({
          key: state,
          label: nameState(state),
          onClick: () => onFilter({ ...filter, state }),
        }))}
      />
      {roles.length > 1 && (
        <FilterMenu
          label={roleFilter}
          selected={filter.role ?? ALL}
          options={[null, ...roles].map((role) => ({
            key: role ?? ALL,
            label: nameRole(role),
            onClick: () => onFilter({ ...filter, role }),
          }))}
        />
      )}
    </div>
  );
}

/** The key of the option for all roles. */
const ALL = 'ALL';

interface FilterMenuProps {
  /** The accessible name, before the selected option. */
  label: string;
  selected: string;
  options: { key: string; label: string; onClick: () => void }[];
}

/** A button with the selected option, which opens a menu with all options. */
function FilterMenu({ label, selected, options }: FilterMenuProps) {
  const name = options.find(({ key }) => key === selected)?.label ?? '';
  return (
    <MenuButton
      shape="round"
      placement="bottomLeft"
      selected={selected}
      items={options}
      aria-label={texts.application.filteredBy(label, name)}
    >
      {name}
    </MenuButton>
  );
}
