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
    places {
      role
      wanted
      filled
    }
  }
`;

/** Shows how many seats of a project are filled, in total and for each role that it recruits. */
export function ProjectSeats({ project }: { project: FragmentOf<typeof ProjectSeats_ProjectFragmentDoc> }) {
  const { recruitNumber, approvedCount, places: seats } = useFragmentData(ProjectSeats_ProjectFragmentDoc, project);
  const facts = [
    [texts.notice.recruitNumber, texts.notice.approved(approvedCount, recruitNumber)],
    ...seats
      .filter(({ wanted, filled }) => wanted > 0 || filled > 0)
      .map(({ role, wanted, filled }) => [texts.notice.role[role], texts.notice.approved(filled, wanted)] as const),
  ] as const;
  return <Facts facts={facts} />;
}
