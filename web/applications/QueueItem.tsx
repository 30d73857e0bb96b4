import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompletedTeams } from '../members/CompletedTeams';
import { MemberName } from '../members/MemberName';
import { RoleName } from '../notices/RoleChips';
import { getHref } from '../paths';
import { SafetyMenu } from '../safety/SafetyMenu';
import { texts } from '../texts';
import { ActionBar } from '../ui/ActionBar';
import { Avatar } from '../ui/Avatar';
import { Markdown } from '../ui/Markdown';
import { Panel } from '../ui/Panel';
import { TapTime } from '../ui/TapTime';
import { useSwipe } from '../ui/useSwipe';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { MessageField } from './MessageField';
import { nameDepartureReason } from './ApplicationText';
import { describeApproval, type QueueEntry } from './queue';
import styles from './QueueItem.module.css';
import type { ApplicantQueueState } from './useApplicantQueue';

interface QueueItemProps {
  entry: QueueEntry;
  queue: ApplicantQueueState;
}

/** One application: its text, links to the previous and next one, and the owner's decision. */
export function QueueItem({ entry, queue }: QueueItemProps) {
  const { id, text, status, message, departureReason, viewerCanDecide } = entry;
  const { previous, next, position, shown, messages } = queue;
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  return (
    <>
      <div {...swipe}>
        <Panel spaced>
          <div className={styles.head}>
            <ItemHead {...entry} />
            {status !== 'PENDING' && <ApplicationStatusBadge status={status} />}
          </div>
          <Markdown text={text || texts.application.noText} />
          <CompletedTeams member={entry.applicant} />
          {message !== null && <Remark name={texts.application.message} text={message} />}
          {departureReason !== null && <Remark name={nameDepartureReason(status)} text={departureReason} />}
          {viewerCanDecide && <MessageField key={id} id={id} messages={messages} />}
        </Panel>
      </div>
      <nav className={styles.pager} aria-label={texts.application.queue}>
        <PagerButton
          label={texts.application.previousApplicant}
          icon={<LeftOutlined aria-hidden />}
          onClick={previous}
        />
        <output>{texts.application.position(position, shown.length)}</output>
        <PagerButton label={texts.application.nextApplicant} icon={<RightOutlined aria-hidden />} onClick={next} />
      </nav>
      {viewerCanDecide && <DecisionButtons entry={entry} queue={queue} />}
    </>
  );
}

function DecisionButtons({ entry, queue: { free, approve, reject, waitlist } }: QueueItemProps) {
  return (
    <ActionBar>
      <div className={styles.decision}>
        <p>{describeApproval(entry, free)}</p>
        <Button size="large" danger onClick={() => reject?.()}>
          {texts.application.reject}
        </Button>
        {waitlist && (
          <Button size="large" onClick={waitlist}>
            {texts.application.waitlist}
          </Button>
        )}
        <Button size="large" type="primary" disabled={!approve} onClick={() => approve?.()}>
          {texts.application.approve}
        </Button>
      </div>
    </ActionBar>
  );
}

/** The message of a decision, or the reason for the end of a membership. */
function Remark({ name, text }: { name: string; text: string }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </dl>
  );
}

function ItemHead({ id, applicant, role, createdAt, decideBy }: QueueEntry) {
  return (
    <>
      <Avatar {...applicant} size={48} />
      <div className={styles.who}>
        <h2>
          <Link to={getHref('resume', { id })}>
            <MemberName member={applicant} />
          </Link>
        </h2>
        <p>
          {role && <RoleName role={role} />}
          <TapTime time={createdAt} />
          {decideBy && <strong>{texts.application.toDecideBy(decideBy)}</strong>}
        </p>
      </div>
      <SafetyMenu member={applicant} />
    </>
  );
}

interface PagerButtonProps {
  label: string;
  icon: ReactNode;
  onClick: (() => void) | undefined;
}

function PagerButton({ label, icon, onClick }: PagerButtonProps) {
  return (
    <Button type="text" shape="circle" icon={icon} aria-label={label} disabled={!onClick} onClick={() => onClick?.()} />
  );
}
