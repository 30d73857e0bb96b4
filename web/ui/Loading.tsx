import { Skeleton } from 'antd';
import { texts } from '../texts';
import styles from './Loading.module.css';
import { Panel } from './Panel';

/**
 * The shape of the placeholder: lines of text, a grid of cards, rows of cards beyond the edge, or a
 * heading with text.
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

/** Empty cards as placeholders. */
function CardPlaces({ count, inRows = false }: { count: number; inRows?: boolean }) {
  return (
    <div className={inRows ? styles.rows : styles.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
