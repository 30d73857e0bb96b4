import { MemberName } from '../members/MemberName';
import { StatusChip } from '../notices/StatusChip';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { LinkButton } from '../ui/LinkButton';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import styles from './ExampleNotice.module.css';

const { guide } = texts;
const OWNER = { nickName: guide.exampleOwner, imageUrl: null, schoolVerified: true };

/** The example project of the guide. Only the link to real projects can be used. */
export function ExampleNotice() {
  return (
    <Panel title={guide.example} spaced>
      <h3>{guide.exampleTitle}</h3>
      <p className={styles.owner}>
        <Avatar {...OWNER} size={36} />
        <MemberName member={OWNER} />
        <StatusChip recruiting />
      </p>
      <dl className={styles.facts}>
        {guide.exampleFacts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.content}>{guide.exampleContent}</p>
      <Row>
        <LinkButton type="primary" size="large" to={getHref('projects')}>
          {guide.apply}
        </LinkButton>
      </Row>
    </Panel>
  );
}
