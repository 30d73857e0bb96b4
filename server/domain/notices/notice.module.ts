import { defineModule } from '../kit/module/module';
import './facts/course-names.type';
import './lists/notice-list.type';
import './notice.type';
import './lifecycle/lifecycle.type';
import './sharing/share-url.type';
import './questions/question.type';
import { noticeExport } from './notice-export.type';
import './writing/notice.resolver';
import './lifecycle/lifecycle.resolver';
import { deadlineCalendar } from './deadlines/deadline-calendar.service';
import { NOTICE_JOBS } from './deadlines/deadline-jobs.service';
import { NoticeReminder } from './deadlines/notice-reminder.entity';
import { Notice } from './notice.entity';
import './notice.errors';
import { listenForNotices } from './notice-listeners.service';
import './sharing/shared-notice.type';
import { noticePictures, noticePages } from './sharing/link-preview.service';
import { noticeRoutes } from './notice.rest';
import { Project } from './kinds/project.entity';
import { Study } from './kinds/study.entity';
import { NoticeQuestion } from './questions/question.entity';
import './tags/notice-tags.type';
import { rereadNoticeTags } from './tags/reread-tags.service';

const COUNTS = 'counters of rows';

export const notices = defineModule({
  name: 'notices',
  uses: ['schools', 'members', 'blocks', 'profiles'],
  entities: [Notice, Project, Study, NoticeQuestion, NoticeReminder],
  tables: ['notice', 'notice_question', 'notice_reminder'],
  exports: [noticeExport],
  notExported: {
    notice_total: COUNTS,
    notice_count: COUNTS,
    notice_reminder: 'reminders of a notice that have been sent',
  },
  derivedTables: ['notice_total', 'notice_count'],
  routes: noticeRoutes,
  openApiTags: { projects: '프로젝트', studies: '스터디' },
  publicFiles: [noticePictures],
  calendars: [deadlineCalendar],
  previewedPages: noticePages,
  listen: listenForNotices,
  jobs: [...NOTICE_JOBS, rereadNoticeTags],
  // The account of the owner was deleted while the notice was being posted.
  constraints: { notice_owner_id_fkey: 'UNAUTHENTICATED' },
});
