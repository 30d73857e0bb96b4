import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompletedTeams } from '../../profile/CompletedTeams';
import { MemberName } from '../../profile/MemberName';
import { SentProfile } from '../../profile/team-profile/SentProfile';
import { RoleName } from '../../profile/RoleName';
import { getHref } from '../../../paths';
import { SafetyMenu } from '../../safety/SafetyMenu';
import { texts } from '../../../texts';
import { Avatar } from '../../../components/labels/Avatar';
import { Markdown } from '../../../components/text/Markdown';
import { Panel } from '../../../components/page/Panel';
import { TapTime } from '../../../components/text/TapTime';
import { useSwipe } from '../../../components/browser/useSwipe';
import { AnswerRows } from '../AnswerRows';
import { ApplicationStatusChip } from '../ApplicationStatusChip';
import { MessageField } from './decision/MessageField';
import { nameDepartureReason } from '../ApplicationText';
import type { QueueEntry } from './queue';
import styles from './QueueItem.module.css';
import type { ApplicantQueueState } from './useApplicantQueue';
import { MemberText } from '../../../components/text/MemberText';

type ApplicationContentProps = Pick<QueueEntry, 'text' | 'answers'> & Pick<ApplicantQueueState, 'questions'>;

interface QueueItemProps {
  entry: QueueEntry;
  queue: ApplicantQueueState;
}

/**
 * One application: buttons for the previous and next one, the applicant, and the text. On wide
 * screens the text scrolls within the card.
 */
export function QueueItem({ entry, queue }: QueueItemProps) {
  const { id, text, answers, status, message, departureReason, viewerCanDecide } = entry;
  const { previous, next, messages, questions, tags } = queue;
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  return (
    <div {...swipe} className={styles.card}>
      <Panel>
        <div className={styles.head}>
          <Pager queue={queue} />
          <ItemHead {...entry} />
        </div>
        {/* The key resets the scroll position for each application. Not all browsers let the keyboard
            scroll an element that cannot have the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section key={id} className={styles.body} aria-label={texts.application.textName} tabIndex={0}>
          <ApplicationContent text={text} answers={answers} questions={questions} />
          <SentProfile profile={entry.profile} noticeTags={tags} />
          <CompletedTeams member={entry.applicant} />
          {message !== null && <Remark name={texts.application.message} text={message} />}
          {departureReason !== null && <Remark name={nameDepartureReason(status)} text={departureReason} />}
          {viewerCanDecide && <MessageField id={id} messages={messages} />}
        </section>
      </Panel>
    </div>
  );
}

/** The answers with the text below them. Questions without answers are shown as unanswered. */
function ApplicationContent({ text, answers, questions }: ApplicationContentProps) {
  const withQuestions = answers.length > 0 || questions.length > 0;
  if (!withQuestions) return <Markdown text={text || texts.application.noText} />;
  return (
    <dl className={styles.answers}>
      <AnswerRows answers={answers} questions={questions} />
      {text !== '' && (
        <div>
          <dt>{texts.application.moreName}</dt>
          <dd>
            <Markdown text={text} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The message of a decision, or the reason for the end of a membership. */
function Remark({ name, text }: { name: string; text: string }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd>
        <MemberText text={text} />
      </dd>
    </dl>
  );
}

function ItemHead({ id, applicant, status, role, createdAt, decideBy, wasOffered }: QueueEntry) {
  return (
    <>
      <Avatar {...applicant} size={48} />
      <div className={styles.who}>
        <h2>
          <Link to={getHref('application', { id })}>
            <MemberName member={applicant} whole />
          </Link>
        </h2>
        <p>
          {role && <RoleName role={role} />}
          {status !== 'PENDING' && <ApplicationStatusChip status={status} />}
          <TapTime time={createdAt} />
          {wasOffered && <span>{texts.offer.applied}</span>}
          {decideBy && <strong>{texts.application.toDecideBy(decideBy)}</strong>}
        </p>
      </div>
      <SafetyMenu member={applicant} />
    </>
  );
}

function Pager({ queue: { previous, next, position, shown } }: Pick<QueueItemProps, 'queue'>) {
  return (
    <nav className={styles.pager} aria-label={texts.application.queue}>
      <output>{texts.application.position(position, shown.length)}</output>
      <PagerButton label={texts.application.previousApplicant} icon={<LeftOutlined aria-hidden />} onClick={previous} />
      <PagerButton label={texts.application.nextApplicant} icon={<RightOutlined aria-hidden />} onClick={next} />
    </nav>
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
