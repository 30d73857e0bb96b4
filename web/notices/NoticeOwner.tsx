import { NoticeOwner_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Chip } from '../ui/Chip';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { OwnerLine } from './OwnerLine';
import { StatusChip } from './StatusChip';

gql`
  fragment NoticeOwner_notice on Notice {
    id
    kind
    recruiting
    createdAt
    owner {
      id
      nickName
      imageUrl
      schoolVerified
    }
  }
`;

/** Shows the owner, the time of posting and the status of a notice, below its title. */
export function NoticeOwner({ notice }: { notice: FragmentOf<typeof NoticeOwner_NoticeFragmentDoc> }) {
  const { kind, recruiting, createdAt, owner } = useFragmentData(NoticeOwner_NoticeFragmentDoc, notice);
  return (
    <OwnerLine owner={owner}>
      <TimeAgo time={createdAt} />
      <StatusChip recruiting={recruiting} />
      <Chip>{texts.notice.kind[kind]}</Chip>
    </OwnerLine>
  );
}
