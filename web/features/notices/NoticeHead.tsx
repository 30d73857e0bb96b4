import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import { NoticeHead_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { MemberName } from '../profile/MemberName';
import { HiddenChip } from '../safety/HiddenChip';
import { SafetyMenu } from '../safety/SafetyMenu';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { DialogButton } from '../../components/dialogs/DialogButton';
import { lazyDialog } from '../../components/dialogs/lazy-dialog';
import { Avatar } from '../../components/labels/Avatar';
import { Chip } from '../../components/labels/Chip';
import { PageHeading } from '../../components/page/PageHeading';
import { TapTime } from '../../components/text/TapTime';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { StatusChip } from './StatusChip';
import styles from './NoticeHead.module.css';
import { MemberText } from '../../components/text/MemberText';

/** The code is loaded when the dialog opens, because most visits of a notice need no profile. */
const OwnerProfileDialog = lazyDialog(
  async () => (await import('../profile/team-profile/OwnerProfileDialog')).OwnerProfileDialog,
);

gql`
  fragment NoticeHead_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    createdAt
    hidden
    freeSeatCount
    awaitsFirstApplication
    viewerCanManage
    viewerCanReport
    ... on Project {
      field
    }
    school {
      id
      name
    }
    owner {
      id
      nickName
      imageUrl
      schoolVerified
      viewerCanReport
      viewerCanBlock
    }
  }
`;

interface NoticeHeadProps {
  notice: FragmentOf<typeof NoticeHead_NoticeFragmentDoc>;
  /** A link at the start of the first line. */
  before?: ReactNode;
}

/** The state, kind and title of a notice, with its owner and the time of posting. */
export function NoticeHead({ notice, before }: NoticeHeadProps) {
  const data = useFragmentData(NoticeHead_NoticeFragmentDoc, notice);
  const { kind, title, recruiting, dDay, createdAt, hidden, school, owner } = data;
  const field = data.__typename === 'Project' ? data.field : '';
  const navigate = useNavigate();
  return (
    <header className={styles.head}>
      <p className={styles.meta}>
        {before}
        <StatusChip recruiting={recruiting} dDay={dDay} freeSeatCount={data.freeSeatCount} />
        {data.awaitsFirstApplication && data.freeSeatCount > 0 && (
          <Chip tone="primary">{texts.notice.awaitsFirst}</Chip>
        )}
        {hidden && <HiddenChip />}
        {entryFor(texts.notice.kind, kind)}
        {field && (
          <>
            {' '}
            · <MemberText text={field} />
          </>
        )}
      </p>
      <PageHeading>
        <MemberText text={title} />
      </PageHeading>
      <div className={styles.owner}>
        <Avatar {...owner} size={40} />
        <p>
          <strong>
            <MemberName member={owner} />
          </strong>
          <span className={styles.posted}>
            <MemberText text={school.name} /> · <TapTime time={createdAt} />
          </span>
        </p>
        {!data.viewerCanManage && (
          <DialogButton
            type="link"
            dialog={(state) => <OwnerProfileDialog noticeId={data.id} nickName={owner.nickName} {...state} />}
          >
            {texts.teamProfile.owner}
          </DialogButton>
        )}
        <SafetyMenu
          content={{ target: 'NOTICE', id: data.id, canReport: data.viewerCanReport }}
          member={owner}
          // The viewer no longer sees the notices of a blocked owner.
          onBlocked={() => void navigate(getHref('home'))}
        />
      </div>
    </header>
  );
}
