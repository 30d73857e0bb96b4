import { MemberName } from '../features/profile/MemberName';
import { RoleChips } from '../features/notices/seats/RoleChips';
import type { SeatGroup } from '../features/notices/seats/seat-groups';
import { TeamTable } from '../features/notices/seats/TeamTable';
import { StatusChip } from '../features/notices/StatusChip';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../components/labels/Avatar';
import { Chip } from '../components/labels/Chip';
import { LinkButton } from '../components/buttons/LinkButton';
import { Panel } from '../components/page/Panel';
import { Row } from '../components/lists/Row';
import styles from './ExampleNotice.module.css';

/** The seats of the example, by role. */
const SEATS: readonly SeatGroup[] = [
  { role: 'FRONTEND', headcount: 2, approved: 1, free: 1, roles: ['FRONTEND'] },
  { role: 'BACKEND', headcount: 1, approved: 0, free: 1, roles: ['BACKEND'] },
  { role: 'DESIGNER', headcount: 1, approved: 1, free: 0, roles: ['DESIGNER'] },
];

const DAYS_LEFT = 12;

/** The example project of the guide, with the parts of a real one. Only its link is interactive. */
export function ExampleNotice() {
  const owner = { id: '1', nickName: texts.guide.exampleOwner, imageUrl: null, schoolVerified: true };
  return (
    <Panel title={texts.guide.example} spaced>
      <header className={styles.head}>
        <p className={styles.meta}>
          <StatusChip recruiting dDay={DAYS_LEFT} />
          {texts.notice.kind.PROJECT} · {texts.guide.exampleField}
        </p>
        <h3 className={styles.title}>{texts.guide.exampleTitle}</h3>
        <Row>
          <Avatar {...owner} size={40} />
          <strong>
            <MemberName member={owner} />
          </strong>
          <span className={styles.meta}>{texts.guide.examplePosted}</span>
        </Row>
      </header>
      <RoleChips seats={SEATS} recruiting />
      <TeamTable owner={owner} seats={SEATS} />
      <ul className={styles.stack} aria-label={texts.notice.techStack}>
        {texts.guide.exampleStack.map((name) => (
          <li key={name}>
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
      <p className={styles.content}>{texts.guide.exampleContent}</p>
      <Row>
        <LinkButton type="primary" size="large" to={getHref('projects')}>
          {texts.guide.apply}
        </LinkButton>
      </Row>
    </Panel>
  );
}
