import { MemberName } from '../members/MemberName';
import { StatusChip } from '../notices/StatusChip';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { LinkButton } from '../ui/LinkButton';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import styles from './ExampleNotice.module.css';

const OWNER = { nickName: texts.guide.exampleOwner, imageUrl: null, schoolVerified: true };

/** The example project of the guide. Only its link to real projects is interactive. */
export function ExampleNotice() {
  return (
    <Panel title={texts.guide.example} spaced>
      <h3>{texts.guide.exampleTitle}</h3>
      <p className={styles.owner}>
        <Avatar {...OWNER} size={36} />
        <MemberName member={OWNER} />
        <StatusChip recruiting />
      </p>
      <dl className={styles.facts}>
        {texts.guide.exampleFacts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.content}>{texts.guide.exampleContent}</p>
      <Row>
        <LinkButton type="primary" size="large" to={getHref('projects')}>
          {texts.guide.apply}
        </LinkButton>
      </Row>
    </Panel>
  );
}
