import { Tag } from 'antd';
import { NoticeOwner_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { StatusBadge } from './StatusBadge';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

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
    }
  }
`;

/** Shows the owner, the time of posting and the status of a notice, below its title. */
export function NoticeOwner({ notice }: { notice: FragmentOf<typeof NoticeOwner_NoticeFragmentDoc> }) {
  const { kind, recruiting, createdAt, owner } = useFragmentData(NoticeOwner_NoticeFragmentDoc, notice);
  return (
    <p className="notice-owner">
      <Avatar nickName={owner.nickName} imageUrl={owner.imageUrl} size={36} />
      <span>{owner.nickName}</span>
      <TimeAgo time={createdAt} />
      <StatusBadge recruiting={recruiting} />
      <Tag>{texts.notice.kind[kind]}</Tag>
    </p>
  );
}
