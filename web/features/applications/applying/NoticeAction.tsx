import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryFor } from '../../../graphql/enums';
import { NoticeAction_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getApplicantsHref, getAppliedHref } from '../../notices/hrefs';
import { getHref, SHEETS } from '../../../paths';
import { texts } from '../../../texts';
import { SheetButton } from '../../../components/dialogs/DialogButton';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { VerifySchoolHint } from '../../verification/VerifySchoolHint';
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
    viewerIsTeammate
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

interface NoticeActionProps {
  notice: FragmentOf<typeof NoticeAction_NoticeFragmentDoc>;
  /** Whether the page shows the viewer's application, so that it needs no link to it. */
  withApplication: boolean;
}

/**
 * The viewer's next step: decide on applicants, open the team, read the sent application, verify
 * the school, or apply. If applying is impossible, it shows the reason.
 */
export function NoticeAction({ notice, withApplication }: NoticeActionProps) {
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
    const reason = (
      <p className={styles.reason}>
        {entryFor(texts.application.myStatus, viewerApplication.status)}
        {!withApplication && (
          <Link to={getAppliedHref(kind, id)}>
            {data.viewerIsTeammate ? texts.application.formTitle : texts.application.viewMine}
          </Link>
        )}
      </p>
    );
    return data.viewerIsTeammate ? <TeammateStatus id={id}>{reason}</TeammateStatus> : reason;
  }
  if (viewerApplyRefusal === 'ALREADY_APPLIED') return <InvitedStatus id={id} end={data.viewerDeparture} />;
  if (viewerApplyRefusal === 'SCHOOL_UNVERIFIED') return <VerifySchoolHint />;
  if (data.viewerCanApply) {
    return (
      <SheetButton
        hash={SHEETS.apply}
        type="primary"
        size="large"
        className={styles.action}
        dialog={(state) => <ApplySheet notice={data} {...state} />}
      >
        {texts.application.applyFor(data.freeSeatCount)}
      </SheetButton>
    );
  }
  return <p className={styles.reason}>{entryFor(texts.application.denial, viewerApplyRefusal ?? 'other')}</p>;
}

/** The status of a viewer who joined by an invitation link: in the team, or removed from it. */
function InvitedStatus({ id, end }: { id: string; end: { reason: string | null } | null }) {
  const reason = (
    <p className={styles.reason}>
      {end ? texts.application.myStatus.REMOVED : texts.application.inTeam}
      {end?.reason && <span>{end.reason}</span>}
    </p>
  );
  return end ? reason : <TeammateStatus id={id}>{reason}</TeammateStatus>;
}

/** The status of a teammate, with a link to the team. */
function TeammateStatus({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.joined}>
      {children}
      <LinkButton type="primary" size="large" to={getHref('team', { id })}>
        {texts.team.view}
      </LinkButton>
    </div>
  );
}
