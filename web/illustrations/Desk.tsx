import type { ReactElement } from 'react';
import styles from './Desk.module.css';

/** The object on the desk, which shows why a page or list is empty. */
export type DeskObject = 'notebook' | 'star' | 'lens' | 'torn card' | 'unplugged cup';

/**
 * A desk with free seats, seen from above. It is decorative, because the text below has the
 * meaning.
 */
export function Desk({ object }: { object: DeskObject }) {
  return (
    <svg className={styles.desk} viewBox="0 0 184 200" width="138" height="150" aria-hidden="true">
      {[46, 138].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.chair} d="M-24 18V12a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v6" />
          <rect className={styles.seat} x="-19" y="10" width="38" height="36" rx="12" />
          <rect className={styles.seat} x="-19" y="154" width="38" height="36" rx="12" />
          <path className={styles.chair} d="M-24 182v6a10 10 0 0 0 10 10h28a10 10 0 0 0 10-10v-6" />
        </g>
      ))}
      <rect className={styles.edge} x="2" y="60" width="180" height="86" rx="24" />
      <rect className={styles.top} x="2" y="56" width="180" height="86" rx="24" />
      {OBJECTS[object]}
    </svg>
  );
}

const OBJECTS: Readonly<Record<DeskObject, ReactElement>> = {
  notebook: (
    <>
      <path className={styles.paper} d="M92 80c-13-9-32-9-42-5v42c10-4 29-4 42 5 13-9 32-9 42-5V75c-10-4-29-4-42 5z" />
      <path
        className={styles.ink}
        d="M92 80v42M60 87c8-2 15-1 22 3M60 98c8-2 15-1 22 3M102 90c7-4 14-5 22-3M102 101c7-4 14-5 22-3"
      />
    </>
  ),
  star: (
    <g transform="rotate(-7 92 98)">
      <rect className={styles.paper} x="50" y="66" width="84" height="66" rx="10" />
      <path className={styles.star} d="m92 74 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" />
      <path className={styles.line} d="M66 120h52" />
    </g>
  ),
  // A lens over the outline of a missing card.
  lens: (
    <>
      <rect className={styles.gone} x="50" y="66" width="84" height="66" rx="10" transform="rotate(-7 92 98)" />
      <circle className={styles.thing} cx="86" cy="94" r="19" />
      <path className={styles.ink} d="m100 108 17 17M77 88c2-4 5-6 9-6" />
    </>
  ),
  'torn card': (
    <>
      <g transform="rotate(-9 70 98)">
        <path
          className={styles.paper}
          d="M56 66h32l-7 13 9 12-8 13 8 13-6 15H56a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10z"
        />
        <path className={styles.line} d="M60 86h12M60 104h14" />
      </g>
      <g transform="rotate(8 114 98)">
        <path
          className={styles.paper}
          d="M128 66h-31l-7 13 9 12-8 13 8 13-6 15h35a10 10 0 0 0 10-10V76a10 10 0 0 0-10-10z"
        />
        <path className={styles.line} d="M109 86h16M107 104h18" />
      </g>
    </>
  ),
  'unplugged cup': (
    <>
      <path className={styles.ink} d="M42 91a9 9 0 1 0 0 16M81 99c14 0 6-19 17-19s5 19 14 19" />
      <circle className={styles.thing} cx="60" cy="99" r="20" />
      <circle className={styles.ink} cx="60" cy="99" r="13" />
      <path className={styles.ink} d="M126 94h7M126 104h7" />
      <rect className={styles.thing} x="112" y="89" width="14" height="20" rx="4" />
      <rect className={styles.thing} x="144" y="85" width="18" height="28" rx="5" />
      <path className={styles.ink} d="M153 94v.1M153 104v.1" />
    </>
  ),
};
