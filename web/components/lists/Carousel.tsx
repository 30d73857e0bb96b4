import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/general';
import { MEDIA } from '../../styles/appearance';
import styles from './Carousel.module.css';

/** Scroll distance per click in pixels: the width of a card and its gap. */
const STEP_PX = 283;
/** The largest scroll position that the buttons reach, in pixels. */
const MAX_SCROLL_PX = 2450;

interface CarouselProps {
  /** The accessible name of the row. */
  name: string;
  /** The heading, shown above the row beside the arrows. */
  heading: ReactNode;
  /** The cards, each with a key. */
  children: ReactNode[];
}

/** A row of cards that scrolls by buttons (one card per click), by touch, and by Tab. */
export function Carousel({ name, heading, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const { left, maxLeft, measure } = useScrollPosition(row);
  // The target of a scroll in progress. Quick clicks add to it instead of the current position.
  const target = useRef<number>(undefined);
  const scrollBy = (distance: number): void => {
    target.current = Math.max(0, Math.min(maxLeft, (target.current ?? left) + distance));
    row.current?.scrollTo({ left: target.current, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const endScroll = (): void => {
    target.current = undefined;
    measure();
  };
  return (
    <section aria-label={name}>
      <div className={styles.head}>
        {heading}
        <Button
          shape="circle"
          icon={<LeftOutlined aria-hidden />}
          aria-label={texts.carousel.previous(name)}
          disabled={left <= 0}
          onClick={() => scrollBy(-STEP_PX)}
        />
        <Button
          shape="circle"
          icon={<RightOutlined aria-hidden />}
          aria-label={texts.carousel.next(name)}
          // Browsers with fractional scroll positions can stop less than a pixel before the end.
          disabled={left >= maxLeft - 1}
          onClick={() => scrollBy(STEP_PX)}
        />
      </div>
      <ul className={styles.row} ref={row} onScroll={measure} onScrollEnd={endScroll}>
        {children.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </section>
  );
}

/** Tracks the scroll position of the row and the largest position for the buttons, in pixels. */
function useScrollPosition(row: React.RefObject<HTMLUListElement | null>) {
  const [position, setPosition] = useState({ left: 0, maxLeft: 0 });
  const measure = useCallback((): void => {
    const element = row.current;
    if (!element) return;
    const maxLeft = Math.min(MAX_SCROLL_PX, element.scrollWidth - element.clientWidth);
    const left = Math.max(0, Math.round(element.scrollLeft));
    setPosition((previous) => (previous.left === left && previous.maxLeft === maxLeft ? previous : { left, maxLeft }));
  }, [row]);
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // The resize observer also calls back once at the start, which measures the initial position.
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(element);
    const cardObserver = new MutationObserver(measure);
    cardObserver.observe(element, { childList: true });
    return () => {
      resizeObserver.disconnect();
      cardObserver.disconnect();
    };
  }, [row, measure]);
  return { ...position, measure };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(MEDIA.reducedMotion).matches;
}
