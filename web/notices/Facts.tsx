import styles from './Facts.module.css';

/** A list of names and values that describe a notice. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The text of a notice, below its facts. */
export function Content({ text }: { text: string }) {
  return <p className={styles.content}>{text}</p>;
}
