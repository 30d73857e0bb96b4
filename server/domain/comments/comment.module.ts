import { defineModule } from '../kit/module';
import './comment.type';
import './comment.contributions';
import { commentExport } from './comment.export';
import { Comment } from './comment.entity';
import { FIRST_DAY_COMMENTS, COMMENT_LIMIT } from './comment.limits';
import { NoticeCommentResolver } from './comment.resolver';
import { commentRoutes } from './comment.rest';

export const comments = defineModule({
  name: 'comments',
  uses: ['members', 'blocks', 'notices'],
  entities: [Comment],
  tables: ['comment'],
  exports: [commentExport],
  resolvers: [NoticeCommentResolver],
  routes: commentRoutes,
  openApiTags: { comments: '댓글' },
  guardThemselves: [
    'addComment',
    'deleteComment',
    ...commentRoutes.filter(({ method }) => method !== 'get').map(({ method, path }) => `${method} ${path}`),
  ],
  // The author withdrew concurrently, or the answered comment was deleted.
  constraints: { comment_author_id_fkey: 'UNAUTHENTICATED', comment_parent_id_fkey: 'NOT_FOUND' },
  rateLimits: [FIRST_DAY_COMMENTS, COMMENT_LIMIT],
});
