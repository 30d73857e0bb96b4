import { entryFor } from '../graphql/enums';
import { RecruitItem_NoticeFragmentDoc, type RecruitItem_NoticeFragment } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { NextRow } from '../ui/RowGroups';
import { ShortDate } from '../ui/ShortDate';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getApplicantsHref, getManageHref } from './hrefs';
import { StatusChip } from './StatusChip';

gql`
  fragment RecruitItem_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    createdAt
    approvedCount
    freeSeatCount
    applicationCount
    pendingApplicationCount
  }
`;

/** One of the viewer's notices in a list, with the next step and a button to its applicants. */
export function RecruitItem({ notice }: { notice: FragmentOf<typeof RecruitItem_NoticeFragmentDoc> }) {
  const data = useFragmentData(RecruitItem_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, dDay, createdAt } = data;
  const waits = (data.pendingApplicationCount ?? 0) > 0;
  return (
    <NextRow
      chip={<StatusChip recruiting={recruiting} dDay={dDay} isFull={data.freeSeatCount === 0} />}
      meta={
        <>
          {entryFor(texts.notice.kind, kind)} · <ShortDate time={createdAt} />
        </>
      }
      title={title}
      href={getManageHref(kind, id)}
      next={describeNext(data)}
      action={
        <LinkButton
          {...(waits ? { color: 'primary', variant: 'filled' } : undefined)}
          to={getApplicantsHref(kind, id)}
          aria-label={texts.notice.applicantsOf(title)}
        >
          {texts.notice.viewApplicants}
        </LinkButton>
      }
    />
  );
}

function describeNext(notice: RecruitItem_NoticeFragment): string {
  const { recruiting, approvedCount, freeSeatCount, applicationCount } = notice;
  const pending = notice.pendingApplicationCount ?? 0;
  if (pending > 0) return texts.notice.next.decide(pending);
  if (!recruiting) return texts.notice.next.ended(approvedCount);
  if (freeSeatCount === 0) return texts.notice.next.close;
  return applicationCount ? texts.notice.next.left(freeSeatCount) : texts.notice.next.noApplicants;
}
