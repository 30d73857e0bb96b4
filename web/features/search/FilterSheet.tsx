import { Button, Drawer } from 'antd';
import { sortOf, sortsOf } from '../../../shared/notice-filter';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { FilterChips } from './FilterChips';
import { useNoticeFilter, WITHOUT_FILTERS } from './useNoticeFilter';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  open: boolean;
  withRoles: boolean;
  onClose: () => void;
}

/** All filters and the sort order in a sheet. They apply at once. */
export function FilterSheet({ open, withRoles, onClose }: FilterSheetProps) {
  const [filter, setFilter] = useNoticeFilter();
  return (
    <Drawer
      title={texts.notice.allFilters}
      placement="bottom"
      open={open}
      onClose={onClose}
      rootClassName={styles.sheet}
      styles={{ wrapper: { height: 'auto', maxHeight: '90vh' } }}
    >
      <div className={styles.groups}>
        <fieldset>
          <legend>{texts.notice.filters}</legend>
          <FilterChips withRoles={withRoles} />
        </fieldset>
        <fieldset>
          <legend>{texts.notice.sort}</legend>
          {sortsOf(filter).map((sort) => (
            <FilterChip key={sort} on={sortOf(filter) === sort} onToggle={() => setFilter({ sort })}>
              {texts.notice.sorts[sort]}
            </FilterChip>
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button onClick={() => setFilter({ ...WITHOUT_FILTERS, recruitingOnly: true, sort: null })}>
            {texts.notice.resetFilters}
          </Button>
          <Button type="primary" onClick={onClose}>
            {texts.notice.showResults}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
