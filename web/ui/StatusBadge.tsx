import { Tag } from 'antd';
import { texts } from '../texts';

/** 모집 중 or 모집 마감. */
export function StatusBadge({ recruiting }: { recruiting: boolean }) {
  return (
    <Tag color={recruiting ? 'processing' : 'default'}>
      {recruiting ? texts.notice.recruiting : texts.notice.closed}
    </Tag>
  );
}
