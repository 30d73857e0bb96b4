import { SlidersOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { lazyDialog } from '../ui/lazyDialog';
import { useSheet } from '../ui/useSheet';
import { FilterChips } from './FilterChips';
import { QueryInput } from './QueryInput';
import styles from './NoticeSearch.module.css';

const FilterSheet = lazyDialog(async () => (await import('./FilterSheet')).FilterSheet);

interface NoticeSearchProps {
  /** Whether roles are among the filters. Studies have none. */
  withRoles: boolean;
  /** What stands between the field and the filters. */
  children?: ReactNode;
}

/** The search for notices: the words and the filters, whose values the address holds. */
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

/** The button that opens all filters in a sheet, whose code is loaded then. */
function SheetButton({ withRoles }: Pick<NoticeSearchProps, 'withRoles'>) {
  const { open, show, close } = useSheet('filters');
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
