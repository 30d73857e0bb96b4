import { NoticeFacts_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useSchoolProof } from '../verification/useSchoolProof';
import { Content, Facts } from './Facts';

gql`
  fragment NoticeFacts_notice on Notice {
    id
    kind
    headcount
    approvedCount
    content
    verifiedOnly
    ... on Project {
      field
      techStack
      roles {
        role
        headcount
        approved
      }
    }
  }
`;

/** Shows the headcounts and the content of a notice, and the field of a project. */
export function NoticeFacts({ notice }: { notice: FragmentOf<typeof NoticeFacts_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeFacts_NoticeFragmentDoc, notice);
  const { kindField, field, techStack, headcount, approved, noValue, kind, role } = texts.notice;
  const proof = useSchoolProof();
  const { applicants, verifiedMembers } = texts.verification;
  const isProject = data.__typename === 'Project';
  const facts = [
    [kindField, kind[data.kind]],
    ...(isProject ? [[field, data.field || noValue] as const, [techStack, data.techStack || noValue] as const] : []),
    [headcount, approved(data.approvedCount, data.headcount)],
    ...(isProject
      ? data.roles.map((seats) => [role[seats.role], approved(seats.approved, seats.headcount)] as const)
      : []),
    ...(data.verifiedOnly && proof !== 'OFF' ? [[applicants, verifiedMembers] as const] : []),
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      <Content text={data.content} />
    </>
  );
}
