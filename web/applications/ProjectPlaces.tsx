import { ProjectPlaces_ProjectFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { Facts } from '../notices/Facts';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment ProjectPlaces_project on Project {
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

/** How many of a project's places are filled: in all, and for each role that it wants. */
export function ProjectPlaces({ project }: { project: FragmentOf<typeof ProjectPlaces_ProjectFragmentDoc> }) {
  const { recruitNumber, approvedCount, places } = useFragmentData(ProjectPlaces_ProjectFragmentDoc, project);
  const facts = [
    [texts.notice.recruitNumber, texts.notice.approved(approvedCount, recruitNumber)],
    ...places
      .filter(({ wanted, filled }) => wanted > 0 || filled > 0)
      .map(({ role, wanted, filled }) => [texts.notice.role[role], texts.notice.approved(filled, wanted)] as const),
  ] as const;
  return <Facts facts={facts} />;
}
