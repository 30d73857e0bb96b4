import { ProjectSeats_ProjectFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { Facts } from '../notices/Facts';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment ProjectSeats_project on Project {
    id
    recruitNumber
    approvedCount
    roles {
      role
      headcount
      approved
    }
  }
`;

/** Shows how many seats of a project are filled, in total and for each role that it recruits. */
export function ProjectSeats({ project }: { project: FragmentOf<typeof ProjectSeats_ProjectFragmentDoc> }) {
  const { recruitNumber, approvedCount, roles } = useFragmentData(ProjectSeats_ProjectFragmentDoc, project);
  const facts = [
    [texts.notice.recruitNumber, texts.notice.approved(approvedCount, recruitNumber)],
    ...roles
      .filter(({ headcount, approved }) => headcount > 0 || approved > 0)
      .map(
        ({ role, headcount, approved }) =>
          [texts.notice.role[role], texts.notice.approved(approved, headcount)] as const,
      ),
  ] as const;
  return <Facts facts={facts} />;
}
