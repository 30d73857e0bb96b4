import { Link } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import {
  CaseItem_ModerationCaseFragmentDoc,
  type CaseItem_ModerationCaseFragment,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { MemberProfile } from '../profile/team-profile/MemberProfile';
import { HiddenChip } from '../safety/HiddenChip';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { TimeAgo } from '../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './CaseItem.module.css';
import { CaseLog } from './CaseLog';
import { RulingButtons } from './RulingButtons';
import { languageOf, MemberText } from '../../components/text/MemberText';

gql`
  fragment CaseItem_moderationCase on ModerationCase {
    id
    target
    noticeTitle
    text
    hidden
    open
    openedAt
    suspendedUntil
    reportCount
    verifiedReportCount
    remarks
    offers
    seekerTexts
    appeal
    profile {
      ...MemberProfile_profile @unmask
    }
    reasons {
      reason
      count
    }
    school {
      id
      name
    }
    author {
      id
      nickName
    }
    notice {
      id
      kind
    }
    ...CaseLog_moderationCase
    ...RulingButtons_moderationCase
  }
`;

interface CaseItemProps {
  moderationCase: FragmentOf<typeof CaseItem_ModerationCaseFragmentDoc>;
  /** Shows the school, in a list of several schools. */
  withSchool?: boolean | undefined;
}

/**
 * A moderation case: the content, the reasons of the reports, earlier rulings, and buttons for a
 * ruling.
 */
export function CaseItem({ moderationCase, withSchool = false }: CaseItemProps) {
  const data = useFragmentData(CaseItem_ModerationCaseFragmentDoc, moderationCase);
  const { target, noticeTitle, text, hidden, suspendedUntil, author, appeal, profile } = data;
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        {withSchool && (
          <strong>
            <MemberText text={data.school.name} />
          </strong>
        )}
        <Chip tone={data.open ? 'alarm' : 'quiet'}>
          {texts.moderation.counts(data.reportCount, data.verifiedReportCount)}
        </Chip>
        {hidden && <HiddenChip />}
        {suspendedUntil !== null && (
          <Chip tone="urgent">{texts.moderation.suspendedUntil(texts.time.minute(suspendedUntil))}</Chip>
        )}
      </div>
      <p className={styles.facts}>
        {noticeTitle !== null && <span>{entryFor(texts.safety.target, target)}</span>}
        <span>{texts.moderation.author(author?.nickName ?? texts.member.anonymous)}</span>
        {data.open && (
          <span>
            {texts.moderation.openedAt} <TimeAgo time={data.openedAt} />
          </span>
        )}
      </p>
      <h3>
        <CaseTitle moderationCase={data} />
      </h3>
      <blockquote className={styles.text} lang={languageOf(text)}>
        {text}
      </blockquote>
      {profile && <MemberProfile profile={profile} />}
      <div className={styles.head}>
        {data.reasons.map(({ reason, count }) => (
          <Chip key={reason}>{texts.moderation.reasonCount(entryFor(texts.safety.reasons, reason), count)}</Chip>
        ))}
      </div>
      <Texts title={texts.moderation.remarks} items={data.remarks} />
      <Texts title={texts.moderation.offers} items={data.offers} />
      <Texts title={texts.moderation.seekerTexts} items={data.seekerTexts} />
      {appeal !== null && <Texts title={texts.moderation.appeal} items={[appeal]} />}
      <CaseLog moderationCase={data} />
      <RulingButtons moderationCase={data} />
    </li>
  );
}

/** The title of the notice as a link to it. A case without a notice has the name of its target. */
function CaseTitle({
  moderationCase: { target, noticeTitle, notice },
}: {
  moderationCase: CaseItem_ModerationCaseFragment;
}) {
  if (noticeTitle === null) return entryFor(texts.safety.target, target);
  const title = <MemberText text={noticeTitle} />;
  return notice ? <Link to={getNoticeHref(notice.kind, notice.id)}>{title}</Link> : title;
}

/** Texts with their title. Renders nothing without texts. */
function Texts({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.remarks}>
        {items.map((item, index) => (
          <li key={`${index}:${item}`}>
            <MemberText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
