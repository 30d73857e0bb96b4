import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { Page } from '../ui/Page';
import { Content, Facts } from '../notices/Facts';
import { StatusChip } from '../notices/StatusChip';
import { OwnerLine } from '../notices/OwnerLine';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import styles from './ExplainPage.module.css';

/** The user guide. It explains how to apply, with an example project that is not interactive except for the link to real projects. */
export function ExplainPage() {
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
      <Panel title={texts.guide.example} spaced>
        <h3>{texts.guide.exampleTitle}</h3>
        <OwnerLine owner={{ nickName: texts.guide.exampleOwner, imageUrl: null, schoolVerified: true }}>
          <StatusChip recruiting />
        </OwnerLine>
        <Facts facts={texts.guide.exampleFacts} />
        <Content text={texts.guide.exampleContent} />
        <Row>
          <LinkButton type="primary" size="large" to={getHref('projects')}>
            {texts.guide.apply}
          </LinkButton>
        </Row>
      </Panel>
    </Page>
  );
}
