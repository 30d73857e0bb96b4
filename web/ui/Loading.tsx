import { Skeleton } from 'antd';
import { texts } from '../texts';

/** Shown while a page or its data is on its way. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <p>{texts.common.loading}</p>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </div>
  );
}
