import { BellOutlined, SendOutlined, RightOutlined, TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { ToDoTiles_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { useToDoDetails } from './useToDoDetails';
import styles from './ToDoTiles.module.css';

gql`
  fragment ToDoTiles_viewer on Viewer {
    id
    pendingApplicationCount
    applicationToDecideCount
    unreadNotificationCount
  }
`;

/**
 * To-do tiles: pending applications, applicants to decide on, and unread notifications. The style
 * sheet hides some by width.
 */
export function ToDoTiles({ viewer }: { viewer: FragmentOf<typeof ToDoTiles_ViewerFragmentDoc> }) {
  const data = useFragmentData(ToDoTiles_ViewerFragmentDoc, viewer);
  const { title, sent, toDecide, unread } = texts.nav.toDo;
  const tiles = [
    { page: 'applications', Icon: SendOutlined, text: sent, count: data.pendingApplicationCount },
    { page: 'myNotices', Icon: TeamOutlined, text: toDecide, count: data.applicationToDecideCount },
    { page: 'notifications', Icon: BellOutlined, text: unread, count: data.unreadNotificationCount },
  ] as const;
  const details = useToDoDetails(tiles.some(({ count }) => count > 0));
  return (
    <nav className={styles.tiles} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {tiles.map(({ page, Icon, text, count }) => (
        <Link key={page} to={getHref(page)} data-page={page} data-idle={count === 0 || undefined}>
          <span className={styles.icon} aria-hidden="true">
            <Icon />
          </span>
          <span className={styles.name}>{text.name}</span>{' '}
          {count > 0 && (
            <strong>
              {text.count(texts.nav.ownCount(count))}
              {'waits' in text && <span> {text.waits}</span>}
            </strong>
          )}
          <span className={styles.detail}>{count > 0 ? details[page] : text.none}</span>
          <RightOutlined className={styles.arrow} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}

/** A placeholder of the same size while the tiles load. */
export function ToDoPlaceholder() {
  return <div className={styles.place} />;
}
