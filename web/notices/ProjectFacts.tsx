import { ProjectFacts_ProjectFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Facts } from './Facts';

gql`
  fragment ProjectFacts_project on Project {
    id
    kind
    field
    techStack
    recruitNumber
    approvedCount
    content
    roles {
      role
      headcount
      approved
    }
  }
`;

/** Shows the field, headcounts and content of a project. */
export function ProjectFacts({ project }: { project: FragmentOf<typeof ProjectFacts_ProjectFragmentDoc> }) {
  const data = useFragmentData(ProjectFacts_ProjectFragmentDoc, project);
  const facts = [
    [texts.notice.kindField, texts.notice.kind[data.kind]],
    [texts.notice.field, data.field || texts.notice.noValue],
    [texts.notice.techStack, data.techStack || texts.notice.noValue],
    [texts.notice.recruitNumber, texts.notice.approved(data.approvedCount, data.recruitNumber)],
    ...data.roles.map(
      ({ role, headcount, approved }) => [texts.notice.role[role], texts.notice.approved(approved, headcount)] as const,
    ),
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      <p className="notice-content">{data.content}</p>
    </>
  );
}
