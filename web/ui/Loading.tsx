import { Skeleton } from 'antd';
import { texts } from '../texts';
import styles from './Loading.module.css';
import { Panel } from './Panel';

/**
 * The shape of what loads: lines of text, cards in a grid, cards in rows that go on beyond the
 * edge, or a heading and text.
 */
export type LoadingShape = 'text' | 'cards' | 'rows' | 'article';

/** The placeholder shown while a page or its data loads. */
export function Loading({ shape = 'text' }: { shape?: LoadingShape }) {
  return (
    <output className={styles.loading}>
      <p>{texts.common.loading}</p>
      <Placeholder shape={shape} />
    </output>
  );
}

function Placeholder({ shape }: { shape: LoadingShape }) {
  if (shape === 'cards') return <CardPlaces count={12} />;
  if (shape === 'rows') return <CardPlaces count={10} inRows />;
  if (shape === 'text') return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <Skeleton active paragraph={{ rows: 1 }} />
      <Panel>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </Panel>
    </>
  );
}

/** Empty cards, in place of those that load. */
function CardPlaces({ count, inRows = false }: { count: number; inRows?: boolean }) {
  return (
    <div className={inRows ? styles.rows : styles.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
