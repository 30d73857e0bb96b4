import { NoticeFacts_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useSchoolProof } from '../verification/useSchoolProof';
import { Content, Facts } from './Facts';
import { NoticeSeats } from './NoticeSeats';

gql`
  fragment NoticeFacts_notice on Notice {
    id
    content
    ...NoticeSeats_notice
    verifiedOnly
    ... on Project {
      field
      techStack
    }
  }
`;

/** Shows the seats of a notice, what a project is about, and the content. */
export function NoticeFacts({ notice }: { notice: FragmentOf<typeof NoticeFacts_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeFacts_NoticeFragmentDoc, notice);
  const { field, techStack, noValue } = texts.notice;
  const proof = useSchoolProof();
  const { applicants, verifiedMembers } = texts.verification;
  const facts = [
    ...(data.__typename === 'Project'
      ? [[field, data.field || noValue] as const, [techStack, data.techStack || noValue] as const]
      : []),
    ...(data.verifiedOnly && proof !== 'OFF' ? [[applicants, verifiedMembers] as const] : []),
  ];
  return (
    <>
      <NoticeSeats notice={data} />
      {facts.length > 0 && <Facts facts={facts} />}
      <Content text={data.content} />
    </>
  );
}
