import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../texts';

/** A card and its gap. */
const STEP = 283;
/** As far as the buttons shift, in px. */
const LIMIT = -2450;

/** A row of cards that slides. */
interface CarouselProps {
  /** What is in it, for those who cannot see it. */
  name: string;
  /** Stands above the row, beside the arrows. */
  heading: ReactNode;
  /** The cards, each with a key. */
  children: ReactNode[];
}

/** Cards in a row: the arrows shift it card by card, a finger moves it freely, Tab reaches every card. */
export function Carousel({ name, heading, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const { offset, end, measure } = useOffset(row);
  // Where a shift that is still moving will stop: quick clicks add up from there.
  const aim = useRef<number>(undefined);
  const shift = (by: number): void => {
    aim.current = Math.min(0, Math.max(end, (aim.current ?? offset) + by));
    row.current?.scrollTo({ left: Math.abs(aim.current), behavior: isStill() ? 'auto' : 'smooth' });
  };
  const settle = (): void => {
    aim.current = undefined;
    measure();
  };
  return (
    <section className="carousel" aria-label={name}>
      <div className="carousel-head">
        {heading}
        <Button
          shape="circle"
          icon={<LeftOutlined aria-hidden />}
          aria-label={texts.carousel.previous(name)}
          disabled={offset >= 0}
          onClick={() => shift(STEP)}
        />
        <Button
          shape="circle"
          icon={<RightOutlined aria-hidden />}
          aria-label={texts.carousel.next(name)}
          // Screens with fractional pixels stop a fraction short of the end.
          disabled={offset <= end + 1}
          onClick={() => shift(-STEP)}
        />
      </div>
      <ul className="carousel-row" ref={row} onScroll={measure} onScrollEnd={settle}>
        {children.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

/** Where the row stands (0 or less) and where its buttons stop. */
function useOffset(row: React.RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState({ offset: 0, end: 0 });
  const measure = useCallback((): void => {
    const element = row.current;
    if (!element) return;
    const end = Math.max(LIMIT, element.clientWidth - element.scrollWidth);
    const offset = Math.min(0, -Math.round(element.scrollLeft));
    setPlace((before) => (before.offset === offset && before.end === end ? before : { offset, end }));
  }, [row]);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    // An observer tells at once how large the row is, and again when the window or the cards change.
    observer.observe(element);
    const cards = new MutationObserver(measure);
    cards.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      cards.disconnect();
    };
  }, [row, measure]);
  return { ...place, measure };
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
