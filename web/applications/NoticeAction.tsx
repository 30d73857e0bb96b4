import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { entryFor } from '../graphql/enums';
import { type ApplyRefusal, NoticeAction_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getApplicantsHref, getAppliedHref } from '../notices/hrefs';
import { texts } from '../texts';
import { lazyDialog } from '../ui/lazyDialog';
import { LinkButton } from '../ui/LinkButton';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useSheet } from '../ui/useSheet';
import { VerifySchoolHint } from '../verification/VerifySchoolHint';
import styles from './NoticeAction.module.css';

/** Most readers of a notice do not apply, so the code of the form is loaded when it opens. */
const ApplySheet = lazyDialog(async () => (await import('./ApplySheet')).ApplySheet);

gql`
  fragment NoticeAction_notice on Notice {
    id
    kind
    freeSeatCount
    applicationCount
    viewerCanApply
    viewerApplyRefusal
    viewerCanManage
    viewerApplication {
      id
      status
    }
    viewerDeparture {
      id
      reason
    }
    ...ApplySheet_notice
  }
`;

type NoticeActionProps = { notice: FragmentOf<typeof NoticeAction_NoticeFragmentDoc> };

/**
 * The viewer's next step: decide on applicants, see the own application, verify the school, or
 * apply. Otherwise the reason why applying is impossible.
 */
export function NoticeAction({ notice }: NoticeActionProps) {
  const data = useFragmentData(NoticeAction_NoticeFragmentDoc, notice);
  const { id, kind, applicationCount, viewerApplyRefusal, viewerCanManage, viewerApplication } = data;
  if (viewerCanManage) {
    return (
      <LinkButton type="primary" size="large" className={styles.action} to={getApplicantsHref(kind, id)}>
        {texts.notice.applicants(applicationCount ?? 0)}
      </LinkButton>
    );
  }
  if (viewerApplication && !data.viewerCanApply) {
    return (
      <p className={styles.reason}>
        {entryFor(texts.application.myStatus, viewerApplication.status)}
        <Link to={getAppliedHref(kind, id)}>{texts.application.viewMine}</Link>
      </p>
    );
  }
  if (viewerApplyRefusal === 'ALREADY_APPLIED') return <Membership end={data.viewerDeparture} />;
  if (viewerApplyRefusal === 'SCHOOL_UNVERIFIED') return <VerifySchoolHint />;
  if (data.viewerCanApply) return <ApplyButton notice={notice} free={data.freeSeatCount} />;
  return <p className={styles.reason}>{describeRefusal(viewerApplyRefusal)}</p>;
}

/** The membership of a viewer who joined the team by a link, without an application, or its end. */
function Membership({ end }: { end: { reason: string | null } | null }) {
  return (
    <p className={styles.reason}>
      {end ? texts.application.myStatus.REMOVED : texts.application.inTeam}
      {end?.reason && <span>{end.reason}</span>}
    </p>
  );
}

function describeRefusal(refusal: ApplyRefusal | null): string {
  if (refusal === 'NOTICE_FULL') return texts.notice.noFreeSeats;
  return refusal === 'NOTICE_HIDDEN' ? texts.notice.hiddenSeats : texts.notice.closedSeats;
}

function ApplyButton({ notice, free }: NoticeActionProps & { free: number }) {
  const data = useFragmentData(NoticeAction_NoticeFragmentDoc, notice);
  const { open, show, close } = useSheet('apply');
  return (
    <>
      <Button type="primary" size="large" className={styles.action} onClick={show}>
        {texts.application.applyFor(free)}
      </Button>
      <ApplySheet notice={data} open={open} onClose={close} />
    </>
  );
}
