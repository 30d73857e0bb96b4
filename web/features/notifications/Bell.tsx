import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import styles from './Bell.module.css';
import { gql } from '../../graphql/tag';

gql`
  fragment Bell_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;

/** The bell with the number of unread notifications. Screen readers read the number as text. */
export function Bell({ count }: { count: number }) {
  return (
    <span aria-hidden="true">
      <Badge count={count} size="small" overflowCount={99} offset={[4, 2]} title="">
        <BellOutlined className={styles.icon} />
      </Badge>
    </span>
  );
}
