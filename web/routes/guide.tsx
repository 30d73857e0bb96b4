import { texts } from '../texts';
import { Page } from '../components/page/Page';
import { Panel } from '../components/page/Panel';
import { ExampleNotice } from './ExampleNotice';
import styles from './guide.module.css';

/** The user guide. It explains how to apply, with an example project. */
export function GuidePage() {
  return (
    <Page title={texts.guide.title} narrow>
      <Panel spaced>
        <p>{texts.guide.intro}</p>
        <ol className={styles.steps}>
          {texts.guide.steps.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <ExampleNotice />
    </Page>
  );
}
