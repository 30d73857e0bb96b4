import type { PreviewedPage } from '../kit/link-preview';
import { NoticeKind } from './notice.entity';
import { readTitle } from './notice.queries';

/** The client's pages of single notices. */
export const noticePreviews: readonly PreviewedPage[] = [
  previewedPage('/project/:id', NoticeKind.PROJECT, '한팀에서 프로젝트 팀원을 찾고 있어요.'),
  previewedPage('/study/:id', NoticeKind.STUDY, '한팀에서 스터디 팀원을 찾고 있어요.'),
];

function previewedPage(path: string, kind: NoticeKind, description: string): PreviewedPage {
  return {
    path,
    read: async (reads, id) => {
      const title = await readTitle(reads, id, kind);
      return title === undefined ? undefined : { title, description };
    },
  };
}
