import { Button } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import { useLater } from './useLater';
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

/** One page of cards, with buttons for the other pages. */
export function PageGrid({ page, totalPages, onPage, children }: PageGridProps) {
  return (
    <>
      <CardGrid>{children}</CardGrid>
      {totalPages > 0 && (
        <nav className={styles.pages} aria-label={texts.pages.navigation}>
          <Button disabled={page <= 1} onClick={() => onPage(1)}>
            {texts.pages.first}
          </Button>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.pages.previous}
          </Button>
          {getPageBlock(page, totalPages).map((number) => (
            <PageButton key={number} number={number} current={number === page} onPage={onPage} />
          ))}
          <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
            {texts.pages.next}
          </Button>
          <Button disabled={page >= totalPages} onClick={() => onPage(totalPages)}>
            {texts.pages.last}
          </Button>
        </nav>
      )}
    </>
  );
}

/** The number of cards that a phone shows before it is scrolled. */
const FIRST_CARDS = 4;

/** A grid with as many columns as fit. */
function CardGrid({ children }: { children: ReactNode[] }) {
  const shown = useLater(children.length, FIRST_CARDS);
  return (
    <ul className={styles.cards}>
      {children.map((card, index) => (
        // The cards carry the keys; the list items are identified by their index.
        <li key={index}>{index < shown && card}</li>
      ))}
    </ul>
  );
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
