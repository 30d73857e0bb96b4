import { NextStepCard_NoticeFragmentDoc, type NextStepCard_NoticeFragment } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { StepCard } from '../../../components/feedback/StepCard';
import { useFragmentData } from '../../../graphql/useFragmentData';
import { getAppliedHref, getManageHref } from '../hrefs';
import { ReopenNoticeButton } from '../owner/ReopenNoticeButton';
import { ShareButton } from '../share-link/ShareButton';
import type { NextStep } from './next-step';

gql`
  fragment NextStepCard_notice on Notice {
    id
    kind
    title
    recruiting
    owner {
      id
      nickName
    }
    viewerApplication {
      id
      decideBy
    }
    ...ShareButton_notice
    ...ReopenNoticeButton_notice
  }
`;

export interface NextStepCardProps {
  step: NextStep;
  onClose: () => void;
}

/** The next step after the viewer has posted or closed a notice, or applied for one. */
export function NextStepCard({ step: { done, notice }, onClose }: NextStepCardProps) {
  const data = useFragmentData(NextStepCard_NoticeFragmentDoc, notice);
  const { kind, id, title } = data;
  const viewNotice = <LinkButton to={getManageHref(kind, id)}>{texts.application.viewNotice}</LinkButton>;
  const actions = {
    POSTED: (
      <>
        <ShareButton notice={data} primary />
        {viewNotice}
      </>
    ),
    APPLIED: (
      <LinkButton type="primary" size="large" to={getAppliedHref(kind, id)}>
        {texts.application.viewMine}
      </LinkButton>
    ),
    CLOSED: (
      <>
        <ReopenNoticeButton notice={data} />
        {viewNotice}
      </>
    ),
  };
  return <StepCard title={getTitle(done, data)} subject={title} actions={actions[done]} onClose={onClose} focused />;
}

function getTitle(done: NextStep['done'], { recruiting, owner, viewerApplication }: NextStepCard_NoticeFragment) {
  if (done === 'POSTED') return texts.notice.posted;
  if (done === 'CLOSED') return recruiting ? texts.notice.reopenDone : texts.notice.closeDone;
  const decideBy = viewerApplication?.decideBy;
  return decideBy ? texts.application.appliedUntil(owner.nickName, decideBy) : texts.application.applied;
}
