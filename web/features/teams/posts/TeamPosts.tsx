import { useRef } from 'react';
import { TeamPageDocument, TeamPosts_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Empty } from '../../../components/feedback/Empty';
import { MoreButton } from '../../../graphql/view/MoreButton';
import { Panel } from '../../../components/page/Panel';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { TeamPostForm } from './TeamPostForm';
import { TeamPostItem } from './TeamPostItem';
import styles from './TeamPosts.module.css';

gql`
  fragment TeamPosts_team on Team {
    id
    viewerCanManage
    pinnedPost {
      id
      ...TeamPostItem_post
    }
    posts(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...TeamPostItem_post
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The message board of a team: the pinned post first, then the others from the newest. */
export function TeamPosts({ team }: { team: FragmentOf<typeof TeamPosts_TeamFragmentDoc> }) {
  const { id, pinnedPost, posts, viewerCanManage } = useFragmentData(TeamPosts_TeamFragmentDoc, team);
  const heading = useRef<HTMLHeadingElement>(null);
  const { edges } = posts;
  const items = edges.map(({ node }, index) => ({ post: node, previousCursor: edges[index - 1]?.cursor ?? null }));
  const others = items.filter(({ post }) => post.id !== pinnedPost?.id);
  const pinned =
    pinnedPost && (items.find(({ post }) => post.id === pinnedPost.id) ?? { post: pinnedPost, previousCursor: null });
  const listed = pinned ? [pinned, ...others] : others;
  return (
    <Panel title={texts.team.board} titleRef={heading} spaced>
      <TeamPostForm teamId={id} />
      {listed.length === 0 ? (
        <Empty>{texts.team.noPosts}</Empty>
      ) : (
        <ul className={styles.list}>
          {listed.map(({ post, previousCursor }) => (
            <TeamPostItem
              key={post.id}
              post={post}
              previousCursor={previousCursor}
              pinned={post.id === pinnedPost?.id}
              canPin={viewerCanManage}
              onDeleted={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      <MoreButton query={TeamPageDocument} variables={{ id }} pageInfo={posts.pageInfo}>
        {texts.team.more}
      </MoreButton>
    </Panel>
  );
}
