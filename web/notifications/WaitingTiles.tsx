import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { MAX_OWN_COUNT } from '../../shared/bounds';
import { WaitingTiles_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './WaitingTiles.module.css';

gql`
  fragment WaitingTiles_viewer on Viewer {
    id
    pendingApplicationCount
    applicationToDecideCount
    unreadNotificationCount
  }
`;

/** What waits for the viewer. What does not is left out. On phones the bell alone has the news. */
export function WaitingTiles({ viewer }: { viewer: FragmentOf<typeof WaitingTiles_ViewerFragmentDoc> }) {
  const data = useFragmentData(WaitingTiles_ViewerFragmentDoc, viewer);
  const tiles = [
    { page: 'applications', text: texts.nav.waiting.sent, count: data.pendingApplicationCount },
    { page: 'recruit', text: texts.nav.waiting.toDecide, count: data.applicationToDecideCount },
    { page: 'notifications', text: texts.nav.waiting.news, count: data.unreadNotificationCount },
  ] as const;
  const waiting = tiles.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <nav className={styles.tiles} aria-label={texts.nav.waiting.title}>
      {waiting.map(({ page, text, count }) => (
        <Link key={page} to={getHref(page)} data-page={page}>
          <span className={styles.name}>{text.name}</span>
          <strong>{text.count(count < MAX_OWN_COUNT ? String(count) : texts.nav.many(MAX_OWN_COUNT - 1))}</strong>
          <RightOutlined className={styles.arrow} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
