import { entryFor } from '../../../graphql/enums';
import { MyNoticeItem_NoticeFragmentDoc, type MyNoticeItem_NoticeFragment } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { ItemRow } from '../../../components/lists/ItemRow';
import { ShortDate } from '../../../components/text/ShortDate';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getApplicantsHref, getManageHref } from '../hrefs';
import { StatusChip } from '../StatusChip';

gql`
  fragment MyNoticeItem_notice on Notice {
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
export function MyNoticeItem({ notice }: { notice: FragmentOf<typeof MyNoticeItem_NoticeFragmentDoc> }) {
  const data = useFragmentData(MyNoticeItem_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, dDay, createdAt } = data;
  const waits = (data.pendingApplicationCount ?? 0) > 0;
  return (
    <ItemRow
      chip={<StatusChip inList recruiting={recruiting} dDay={dDay} freeSeatCount={data.freeSeatCount} />}
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

function describeNext(notice: MyNoticeItem_NoticeFragment): string {
  const { recruiting, approvedCount, freeSeatCount, applicationCount } = notice;
  const pending = notice.pendingApplicationCount ?? 0;
  if (pending > 0) return texts.notice.next.decide(pending);
  if (!recruiting) return texts.notice.next.ended(approvedCount);
  if (freeSeatCount === 0) return texts.notice.next.close;
  return applicationCount ? texts.notice.next.left(freeSeatCount) : texts.notice.next.noApplicants;
}
