import { Button } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '../../texts';
import { focusInView } from '../../components/browser/focus-in-view';
import panel from '../../components/page/Panel.module.css';
import { Row } from '../../components/lists/Row';
import styles from './VersionConflict.module.css';

/** A field whose value in the form differs from the saved value. */
export interface Difference {
  label: string;
  mine: ReactNode;
  current: ReactNode;
}

interface VersionConflictProps {
  differences: readonly Difference[];
  onSaveMine: () => void;
  onTakeCurrent: () => void;
  onBack: () => void;
}

/**
 * Lets the member choose between two versions and shows their differences. They are side by side,
 * or one above the other on a phone.
 */
export function VersionConflict({ differences, onSaveMine, onTakeCurrent, onBack }: VersionConflictProps) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => focusInView(section.current), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`${panel.panel} ${panel.spaced} ${styles.conflict}`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{texts.version.title}</h2>
      <p role="alert">{texts.version.hint}</p>
      {differences.map(({ label, mine, current }, index) => (
        <section key={label} className={styles.field} aria-labelledby={`${titleId}-${index}`}>
          <h3 id={`${titleId}-${index}`}>{label}</h3>
          <dl className={styles.sides}>
            <Side name={texts.version.mine} value={mine} />
            <Side name={texts.version.current} value={current} />
          </dl>
        </section>
      ))}
      <div className={styles.choice}>
        <Row>
          <Button type="primary" onClick={onSaveMine}>
            {texts.version.saveMine}
          </Button>
          <Button onClick={onTakeCurrent}>{texts.version.takeCurrent}</Button>
          <Button type="text" onClick={onBack}>
            {texts.version.back}
          </Button>
        </Row>
      </div>
    </section>
  );
}

function Side({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.side}>
      <dt>{name}</dt>
      <dd>{value === '' || value === null ? <span className={styles.empty}>{texts.version.empty}</span> : value}</dd>
    </div>
  );
}
