import type { ReactNode } from 'react';
import { entryFor } from '../graphql/enums';
import { AppliedItem_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getAppliedHref } from '../notices/hrefs';
import { StatusChip } from '../notices/StatusChip';
import { getHref } from '../paths';
import { texts } from '../texts';
import { NextRow } from '../ui/RowGroups';
import { ShortDate } from '../ui/ShortDate';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';

gql`
  fragment AppliedItem_application on Application {
    id
    status
    role
    createdAt
    notice {
      id
      kind
      title
      recruiting
      owner {
        id
        nickName
      }
    }
  }
`;

/**
 * One of the viewer's applications in a list: its status, whether the notice recruits, and the next
 * step.
 */
export function AppliedItem({ application }: { application: FragmentOf<typeof AppliedItem_ApplicationFragmentDoc> }) {
  const data = useFragmentData(AppliedItem_ApplicationFragmentDoc, application);
  const { status, role, createdAt, notice } = data;
  const chip = <ApplicationStatusBadge status={status} />;
  const date = <ShortDate time={createdAt} />;
  if (!notice) return <HiddenItem id={data.id} chip={chip} date={date} />;
  const { id, kind, title, recruiting, owner } = notice;
  const next = texts.application.next;
  return (
    <NextRow
      chip={
        <>
          {chip}
          <StatusChip recruiting={recruiting} />
        </>
      }
      meta={
        <>
          {role ? entryFor(texts.notice.role, role) : entryFor(texts.notice.kind, kind)} · {date}
        </>
      }
      title={title}
      // Approved applicants continue on the team's page.
      href={status === 'APPROVED' ? getHref('team', { id }) : getAppliedHref(kind, id)}
      next={status === 'PENDING' && !recruiting ? next.closed(owner.nickName) : entryFor(next, status)(owner.nickName)}
    />
  );
}

/** An application to a hidden notice. Its page shows only the application and can cancel it. */
function HiddenItem({ id, chip, date }: { id: string; chip: ReactNode; date: ReactNode }) {
  const { hiddenNotice, hiddenNext } = texts.application;
  return <NextRow chip={chip} meta={date} title={hiddenNotice} href={getHref('resume', { id })} next={hiddenNext} />;
}
