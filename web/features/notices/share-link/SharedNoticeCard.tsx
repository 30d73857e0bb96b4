import { entryFor } from '../../../graphql/enums';
import {
  SharedNoticeCard_NoticeFragmentDoc,
  type SharedNoticeCard_NoticeFragment,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { texts } from '../../../texts';
import { Chip } from '../../../components/labels/Chip';
import { WantedRole } from '../seats/RoleChips';
import { StatusChip } from '../StatusChip';
import styles from './SharedNoticeCard.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment SharedNoticeCard_notice on SharedNotice {
    id
    kind
    title
    recruiting
    headcount
    roles {
      role
      headcount
    }
    school {
      id
      name
    }
  }
`;

interface SharedNoticeCardProps {
  notice: FragmentOf<typeof SharedNoticeCard_NoticeFragmentDoc>;
}

/** The notice of a share link for visitors, with the facts of the link preview in a chat. */
export function SharedNoticeCard({ notice }: SharedNoticeCardProps) {
  const data = useFragmentData(SharedNoticeCard_NoticeFragmentDoc, notice);
  return (
    <section className={styles.card} aria-label={texts.notice.shared}>
      <p className={styles.meta}>
        <MemberText text={data.school.name} /> · {entryFor(texts.notice.kind, data.kind)}
      </p>
      <p className={styles.title}>
        <MemberText text={data.title} />
      </p>
      <Wanted notice={data} />
    </section>
  );
}

function Wanted({ notice: { recruiting, roles, headcount } }: { notice: SharedNoticeCard_NoticeFragment }) {
  if (!recruiting) return <StatusChip recruiting={false} />;
  if (roles.length === 0) return <Chip tone="primary">{texts.notice.wanted(headcount)}</Chip>;
  return (
    <ul className={styles.roles}>
      {roles.map((each) => (
        <li key={each.role}>
          <WantedRole {...each} />
        </li>
      ))}
    </ul>
  );
}
