import { SlidersOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { SHEETS } from '../../paths';
import { texts } from '../../texts';
import { SheetButton } from '../../components/dialogs/DialogButton';
import { lazyDialog } from '../../components/dialogs/lazy-dialog';
import { FilterChips } from './FilterChips';
import { QueryInput } from './QueryInput';
import styles from './NoticeSearch.module.css';

/** The code is loaded when the sheet opens. */
const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

interface NoticeSearchProps {
  /** Offers roles as filters. Studies have no roles. */
  withRoles: boolean;
  /** Content between the field and the filters. */
  children?: ReactNode;
}

/** The search for notices: words and filters. The URL contains their values. */
export function NoticeSearch({ withRoles, children }: NoticeSearchProps) {
  return (
    <search className={styles.search}>
      <QueryInput />
      {children}
      <div className={styles.row}>
        <SheetButton
          hash={SHEETS.filters}
          shape="circle"
          className={styles.all}
          icon={<SlidersOutlined rotate={90} aria-hidden />}
          aria-label={texts.notice.allFilters}
          aria-haspopup="dialog"
          dialog={(state) => <FilterSheet withRoles={withRoles} {...state} />}
        />
        <FilterChips withRoles={withRoles} />
      </div>
    </search>
  );
}
