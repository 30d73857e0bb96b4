import { CardFacts_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { describeCardFacts } from './describe-facts';
import styles from './CardFacts.module.css';

gql`
  fragment CardFacts_notice on Notice {
    id
    course {
      name
      section
    }
    meetings {
      day
      start
      minutes
    }
    meetingMode
    weeklyHours
    weeks
  }
`;

/** The line of a card about the course, the meetings and the hours. */
export function CardFacts({ notice }: { notice: FragmentOf<typeof CardFacts_NoticeFragmentDoc> }) {
  const parts = describeCardFacts(useFragmentData(CardFacts_NoticeFragmentDoc, notice));
  return parts.length === 0 ? null : <p className={styles.facts}>{parts.join(' · ')}</p>;
}
