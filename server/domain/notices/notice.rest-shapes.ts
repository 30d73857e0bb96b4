import { z } from 'zod';
import { seoulDate } from '../../platform/seoul';
import { NoticeKind } from './notice.entity';
import type { AnyNotice } from './notice.view';

/** An id in an answer. */
export const id = z.int().positive();

const common = {
  title: z.string(),
  recruiting: z.boolean(),
  favorite: z.boolean(),
  imageUrl: z.string().nullable(),
  nickName: z.string(),
};

/** A project's card, as old clients read it (rest.md: List item). */
export const projectItem = z.object({ projectId: id, ...common, projectDate: z.iso.date() });

/** A study's card, as old clients read it (rest.md: List item). */
export const studyItem = z.object({ studyId: id, ...common, studyDate: z.iso.date() });

/** A project whole, as old clients read it (rest.md). */
export const projectDetail = projectItem.extend({
  postId: id,
  field: z.string(),
  recruitNumber: z.int(),
  techStack: z.string(),
  frontendNumber: z.int(),
  backendNumber: z.int(),
  designerNumber: z.int(),
  content: z.string(),
});

/** A study whole, as old clients read it (rest.md). */
export const studyDetail = studyItem.extend({ recruitNumber: z.int(), content: z.string() });

function toCommon(notice: AnyNotice) {
  return {
    title: notice.title,
    recruiting: notice.recruiting,
    favorite: notice.viewerHasFavourited,
    imageUrl: notice.owner.imageUrl,
    nickName: notice.owner.nickName,
  };
}

/** A project's card as old clients read it. */
export function toProjectItem(notice: AnyNotice): z.input<typeof projectItem> {
  return { projectId: notice.id, ...toCommon(notice), projectDate: seoulDate(notice.createdAt) };
}

/** A study's card as old clients read it. */
export function toStudyItem(notice: AnyNotice): z.input<typeof studyItem> {
  return { studyId: notice.id, ...toCommon(notice), studyDate: seoulDate(notice.createdAt) };
}

/** A project as old clients read it. */
export function toProjectDetail(notice: AnyNotice): z.input<typeof projectDetail> {
  if (notice.kind !== NoticeKind.PROJECT) throw new Error('a study is no project');
  const { field, recruitNumber, techStack, frontendNumber, backendNumber, designerNumber, content = '' } = notice;
  const roles = { frontendNumber, backendNumber, designerNumber };
  return { ...toProjectItem(notice), postId: notice.id, field, recruitNumber, techStack, ...roles, content };
}

/** A study as old clients read it. */
export function toStudyDetail(notice: AnyNotice): z.input<typeof studyDetail> {
  return { ...toStudyItem(notice), recruitNumber: notice.recruitNumber, content: notice.content ?? '' };
}
