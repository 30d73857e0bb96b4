import { Button } from 'antd';
import type { ReactNode } from 'react';
import { texts } from '../texts';

const BLOCK = 5;

/** A grid of cards and the buttons below it. */
interface PageGridProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** The cards, each with a key. */
  children: ReactNode[];
}

/** The numbers of the block of five that a page stands in. */
export function getBlock(page: number, totalPages: number): number[] {
  const first = Math.floor((page - 1) / BLOCK) * BLOCK + 1;
  const count = Math.max(0, Math.min(BLOCK, totalPages - first + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** One page of cards, with the way to the others. */
export function PageGrid({ page, totalPages, onPage, children }: PageGridProps) {
  return (
    <>
      <CardGrid>{children}</CardGrid>
      {totalPages > 0 && (
        <nav className="pages" aria-label={texts.pages.navigation}>
          <Button disabled={page <= 1} onClick={() => onPage(1)}>
            {texts.pages.first}
          </Button>
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts.pages.previous}
          </Button>
          {getBlock(page, totalPages).map((number) => (
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

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children: ReactNode[] }) {
  return (
    <ul className="card-grid">
      {children.map((card, index) => (
        // The card carries the key that matters; its place in the grid is its position.
        <li key={index}>{card}</li>
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
