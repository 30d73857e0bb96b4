import { defineModule } from '../kit/module';
import { Comment } from './comment.entity';
import { COMMENT_LIMIT } from './comment.limits';
import { CommentResolver, NoticeCommentResolver } from './comment.resolver';
import { commentRoutes } from './comment.rest';

export const comments = defineModule({
  name: 'comments',
  uses: ['members', 'notices'],
  entities: [Comment],
  tables: ['comment'],
  resolvers: [NoticeCommentResolver, CommentResolver],
  routes: commentRoutes,
  openApiTags: { comments: '댓글' },
  // The author withdrew concurrently.
  constraints: { comment_author_id_fkey: 'UNAUTHENTICATED' },
  rateLimits: [COMMENT_LIMIT],
});
