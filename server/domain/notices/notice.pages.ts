import type { PreviewedPage } from '../kit/module';
import { NoticeKind } from './notice.entity';
import { readTitle } from './notice.queries';

function pageOf(path: string, kind: NoticeKind, description: string): PreviewedPage {
  return {
    path,
    preview: async (reads, id) => {
      const title = await readTitle(reads, id, kind);
      return title === undefined ? undefined : { title, description };
    },
  };
}

/** A notice's own page, by its kind. */
export const noticePages: PreviewedPage[] = [
  pageOf('/project/:id', NoticeKind.PROJECT, '한팀에서 프로젝트 팀원을 찾고 있어요.'),
  pageOf('/study/:id', NoticeKind.STUDY, '한팀에서 스터디 팀원을 찾고 있어요.'),
];
