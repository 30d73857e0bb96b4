import { SchoolItem_OperatedSchoolFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { TimeAgo } from '../../components/text/TimeAgo';
import { AppointButton } from './AppointButton';
import { ModeratorRow } from './ModeratorRow';
import { SchoolOperatorButton } from './SchoolOperatorButton';
import styles from './SchoolItem.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment SchoolItem_operatedSchool on OperatedSchool {
    id
    memberCount
    recruitingCount
    openCaseCount
    oldestOpenedAt
    school {
      id
      name
    }
    moderators {
      id
      nickName
      imageUrl
    }
    ownOperator {
      name
      contact
      termsText
      privacyText
    }
  }
`;

/** A school with its numbers and moderators. */
export function SchoolItem({ school }: { school: FragmentOf<typeof SchoolItem_OperatedSchoolFragmentDoc> }) {
  const data = useFragmentData(SchoolItem_OperatedSchoolFragmentDoc, school);
  const { id, openCaseCount, oldestOpenedAt, moderators } = data;
  return (
    <li className={styles.school}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <MemberText text={data.school.name} />
        </h3>
        <AppointButton schoolId={id} name={data.school.name} />
        <SchoolOperatorButton schoolId={id} school={data.school.name} operator={data.ownOperator} />
      </div>
      {oldestOpenedAt !== null && (
        <p className={styles.facts}>
          <Chip tone="alarm">{texts.operator.waiting(openCaseCount)}</Chip>
          <span>
            {texts.operator.oldest} <TimeAgo time={oldestOpenedAt} />
          </span>
        </p>
      )}
      <p className={styles.facts}>
        <span>{texts.operator.members(data.memberCount)}</span>
        <span>{texts.operator.recruiting(data.recruitingCount)}</span>
      </p>
      {moderators.length === 0 ? (
        <p className={styles.facts}>{texts.operator.noModerators}</p>
      ) : (
        <ul aria-label={texts.operator.moderators}>
          {moderators.map((moderator) => (
            <ModeratorRow key={moderator.id} moderator={moderator} />
          ))}
        </ul>
      )}
    </li>
  );
}
