import { Skeleton } from 'antd';
import { texts } from '../texts';

/** Shown while a page or its data is on its way. */
export function Loading() {
  return (
    <output className="loading">
      <p>{texts.common.loading}</p>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </output>
  );
}
