import { SlidersOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SHEETS } from '../../paths';
import { texts } from '../../texts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog';
import { useSheet } from '../../components/dialogs/useSheet';
import { FilterChips } from './FilterChips';
import { QueryInput } from './QueryInput';
import styles from './NoticeSearch.module.css';

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
        <SheetButton withRoles={withRoles} />
        <FilterChips withRoles={withRoles} />
      </div>
    </search>
  );
}

/** The button that opens all filters in a sheet. Opening it loads the code of the sheet. */
function SheetButton({ withRoles }: Pick<NoticeSearchProps, 'withRoles'>) {
  const { open, show, close } = useSheet(SHEETS.filters);
  return (
    <>
      <Button
        shape="circle"
        className={styles.all}
        icon={<SlidersOutlined rotate={90} aria-hidden />}
        aria-label={texts.notice.allFilters}
        aria-haspopup="dialog"
        onClick={show}
      />
      <FilterSheet open={open} withRoles={withRoles} onClose={close} />
    </>
  );
}
