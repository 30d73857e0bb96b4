import { defineModule } from '../kit/module';
import { NoticeMutationResolver } from './notice-mutation.resolver';
import { Notice } from './notice.entity';
import { noticeErrors } from './notice.errors';
import { NOTICE_EDIT_LIMIT, NOTICE_LIMIT } from './notice.limits';
import { listenForNotices } from './notice.listeners';
import { noticePages } from './notice.pages';
import { NoticeResolver, ViewerNoticeResolver } from './notice.resolver';
import { noticeRoutes } from './notice.rest';
import { Project } from './project.entity';
import { Study } from './study.entity';

export const notices = defineModule({
  name: 'notices',
  uses: ['schools', 'members'],
  entities: [Notice, Project, Study],
  tables: ['notice'],
  derivedTables: ['notice_block', 'notice_superblock', 'notice_count'],
  resolvers: [NoticeResolver, ViewerNoticeResolver, NoticeMutationResolver],
  routes: noticeRoutes,
  openApiTags: { projects: '프로젝트', studies: '스터디' },
  previewedPages: noticePages,
  listen: listenForNotices,
  errors: noticeErrors,
  // The owner left while the notice was posted.
  constraints: { notice_owner_id_fkey: 'UNAUTHENTICATED' },
  rateLimits: [NOTICE_LIMIT, NOTICE_EDIT_LIMIT],
});
