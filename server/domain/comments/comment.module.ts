import { defineModule } from '../kit/module/module';
import './comment.sql';
import { commentExport } from './comment.type';
import { Comment } from './comment.entity';
import './comment.resolver';
import { commentRoutes } from './comment.rest';

export const comments = defineModule({
  name: 'comments',
  uses: ['members', 'blocks', 'notices'],
  entities: [Comment],
  tables: ['comment'],
  exports: [commentExport],
  routes: commentRoutes,
  openApiTags: { comments: '댓글' },
  // The author withdrew concurrently, or the answered comment was deleted.
  constraints: { comment_author_id_fkey: 'UNAUTHENTICATED', comment_parent_id_fkey: 'NOT_FOUND' },
});
