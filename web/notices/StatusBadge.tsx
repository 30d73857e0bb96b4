import { Tag } from 'antd';
import { texts } from '../texts';

/** Shows whether a notice is recruiting. */
export function StatusBadge({ recruiting }: { recruiting: boolean }) {
  return (
    <Tag color={recruiting ? 'processing' : 'default'}>
      {recruiting ? texts.notice.recruiting : texts.notice.closed}
    </Tag>
  );
}
