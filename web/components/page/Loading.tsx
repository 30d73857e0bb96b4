import { Skeleton } from 'antd';
import { texts } from '../../texts/general';
import grid from '../lists/PageGrid.module.css';
import styles from './Loading.module.css';
import { Panel } from './Panel';
import type { LoadingShape } from './loading-shape';

/** The class of each skeleton and its number of blocks. */
const SKELETONS = {
  cards: [`${grid.cards} ${styles.cards}`, 12],
  rows: [styles.rows, 10],
  list: [styles.list, 6],
  items: [styles.items, 6],
  queue: [styles.queue, 3],
  banner: [styles.banner, 3],
} as const satisfies Partial<Record<LoadingShape, readonly [string | undefined, number]>>;

/** The placeholder shown while a page or its data loads. */
export function Loading({ shape = 'text' }: { shape?: LoadingShape }) {
  return (
    <output className={styles.loading} data-loading>
      <p>{texts.common.loading}</p>
      <Placeholder shape={shape} />
    </output>
  );
}

function Placeholder({ shape }: { shape: LoadingShape }) {
  if (shape === 'text') return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (shape !== 'article') return <Blocks shape={shape} />;
  return (
    <>
      <Skeleton active paragraph={{ rows: 1 }} />
      <Panel>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </Panel>
    </>
  );
}

function Blocks({ shape }: { shape: keyof typeof SKELETONS }) {
  const [className, count] = SKELETONS[shape];
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
