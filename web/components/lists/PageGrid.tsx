import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../../texts/general';
import { useDeferredOnFirstPage } from '../browser/useDeferredOnFirstPage';
import styles from './PageGrid.module.css';

/** The number of page buttons shown at a time. */
const BLOCK_SIZE = 5;

interface PageGridProps {
  /** The current page, starting at 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** The cards, each with a key. */
  children: ReactNode[];
}

/** Returns the page numbers of the block that contains `page`. */
export function getPageBlock(page: number, totalPages: number): number[] {
  const first = Math.floor((page - 1) / BLOCK_SIZE) * BLOCK_SIZE + 1;
  const count = Math.max(0, Math.min(BLOCK_SIZE, totalPages - first + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** One page of cards, with buttons for the other pages if there are any. */
export function PageGrid({ page, totalPages, onPage, children }: PageGridProps) {
  const isLast = page >= totalPages;
  return (
    <>
      <CardGrid>{children}</CardGrid>
      {totalPages > 0 && Math.max(page, totalPages) > 1 && (
        <nav className={styles.pages} aria-label={texts.pages.navigation}>
          <StepButton name="first" icon={<DoubleLeftOutlined />} disabled={page <= 1} onClick={() => onPage(1)} />
          <StepButton name="previous" icon={<LeftOutlined />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
          {getPageBlock(page, totalPages).map((number) => (
            <PageButton key={number} number={number} current={number === page} onPage={onPage} />
          ))}
          <StepButton name="next" icon={<RightOutlined />} disabled={isLast} onClick={() => onPage(page + 1)} />
          <StepButton name="last" icon={<DoubleRightOutlined />} disabled={isLast} onClick={() => onPage(totalPages)} />
        </nav>
      )}
    </>
  );
}

/** The number of cards on the first screen of a phone. */
const FIRST_CARDS = 4;

/** A grid with as many columns as fit. */
function CardGrid({ children }: { children: ReactNode[] }) {
  const shown = useDeferredOnFirstPage(children.length, FIRST_CARDS);
  return (
    <ul className={styles.cards}>
      {children.map((card, index) => (
        // The cards have keys of their own. The list items are identified by index.
        <li key={index}>{index < shown && card}</li>
      ))}
    </ul>
  );
}

interface StepButtonProps extends Pick<ButtonProps, 'icon' | 'disabled' | 'onClick'> {
  name: 'first' | 'previous' | 'next' | 'last';
}

function StepButton({ name, ...button }: StepButtonProps) {
  return <Button {...button} aria-label={texts.pages[name]} title={texts.pages[name]} />;
}

function PageButton({ number, current, onPage }: { number: number; current: boolean; onPage: (page: number) => void }) {
  return (
    <Button
      type={current ? 'primary' : 'default'}
      aria-current={current ? 'page' : undefined}
      aria-label={texts.pages.page(number)}
      onClick={() => onPage(number)}
    >
      {number}
    </Button>
  );
}
