import { StudyFacts_StudyFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Facts } from './Facts';

gql`
  fragment StudyFacts_study on Study {
    id
    kind
    recruitNumber
    approvedCount
    content
  }
`;

/** Shows the headcount and content of a study. */
export function StudyFacts({ study }: { study: FragmentOf<typeof StudyFacts_StudyFragmentDoc> }) {
  const data = useFragmentData(StudyFacts_StudyFragmentDoc, study);
  const facts = [
    [texts.notice.kindField, texts.notice.kind[data.kind]],
    [texts.notice.recruitNumber, texts.notice.approved(data.approvedCount, data.recruitNumber)],
  ] as const;
  return (
    <>
      <Facts facts={facts} />
      <p className="notice-content">{data.content}</p>
    </>
  );
}
