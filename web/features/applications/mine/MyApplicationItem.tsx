import type { ReactNode } from 'react';
import { entryFor } from '../../../graphql/enums';
import { MyApplicationItem_ApplicationFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getAppliedHref } from '../../notices/hrefs';
import { StatusChip } from '../../notices/StatusChip';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ItemRow } from '../../../components/lists/ItemRow';
import { ShortDate } from '../../../components/text/ShortDate';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { ApplicationStatusChip } from '../ApplicationStatusChip';

gql`
  fragment MyApplicationItem_application on Application {
    id
    status
    role
    createdAt
    notice {
      id
      kind
      title
      recruiting
      viewerIsTeammate
      owner {
        id
        nickName
      }
    }
  }
`;

/**
 * One of the viewer's applications in a list: its status, whether the notice is closed, and the
 * next step.
 */
export function MyApplicationItem({
  application,
}: {
  application: FragmentOf<typeof MyApplicationItem_ApplicationFragmentDoc>;
}) {
  const data = useFragmentData(MyApplicationItem_ApplicationFragmentDoc, application);
  const { status, role, createdAt, notice } = data;
  const chip = <ApplicationStatusChip status={status} />;
  const date = <ShortDate time={createdAt} />;
  if (!notice) return <HiddenItem id={data.id} chip={chip} date={date} />;
  const { id, kind, title, recruiting, viewerIsTeammate, owner } = notice;
  const next = texts.application.next;
  return (
    <ItemRow
      chip={
        <>
          {chip}
          <StatusChip inList recruiting={recruiting} />
        </>
      }
      meta={
        <>
          {role ? entryFor(texts.notice.role, role) : entryFor(texts.notice.kind, kind)} · {date}
        </>
      }
      title={title}
      // Teammates continue on the team's page.
      href={viewerIsTeammate ? getHref('team', { id }) : getAppliedHref(kind, id)}
      next={status === 'PENDING' && !recruiting ? next.closed(owner.nickName) : entryFor(next, status)(owner.nickName)}
    />
  );
}

/** An application to a hidden notice. Its page shows only the application and can cancel it. */
function HiddenItem({ id, chip, date }: { id: string; chip: ReactNode; date: ReactNode }) {
  const { hiddenNotice, hiddenNext } = texts.application;
  return (
    <ItemRow chip={chip} meta={date} title={hiddenNotice} href={getHref('application', { id })} next={hiddenNext} />
  );
}
