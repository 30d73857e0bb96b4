import { PAGE_PATHS } from '../../../shared/paths';
import type { PreviewedPage } from '../kit/module';
import { NoticeKind } from './notice.entity';
import { readTitle } from './notice.queries';

/** A page whose preview is the notice's title. */
function pageOf(path: string, kind: NoticeKind, description: string): PreviewedPage {
  return {
    path,
    preview: async (reads, id) => {
      const title = await readTitle(reads, id, kind);
      return title === undefined ? undefined : { title, description };
    },
  };
}

/** The client's pages that show one notice, by its kind. */
export const noticePages: PreviewedPage[] = [
  pageOf(PAGE_PATHS.project, NoticeKind.PROJECT, '한팀에서 프로젝트 팀원을 찾고 있어요.'),
  pageOf(PAGE_PATHS.study, NoticeKind.STUDY, '한팀에서 스터디 팀원을 찾고 있어요.'),
];
