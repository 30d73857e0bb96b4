import { z } from 'zod';
import { seoulDate } from '../../platform/seoul';
import { idSchema } from '../kit/route';
import { NoticeKind } from './notice.entity';
import type { AnyNotice } from './notice.view';

const common = {
  title: z.string(),
  recruiting: z.boolean(),
  favorite: z.boolean(),
  imageUrl: z.string().nullable(),
  nickName: z.string(),
};

/** A project in a list (rest.md: Shapes). */
export const projectItem = z.object({ projectId: idSchema, ...common, projectDate: z.iso.date() });

/** A study in a list (rest.md: Shapes). */
export const studyItem = z.object({ studyId: idSchema, ...common, studyDate: z.iso.date() });

/** A whole project (rest.md: Shapes). */
export const projectDetail = projectItem.extend({
  postId: idSchema,
  field: z.string(),
  recruitNumber: z.int(),
  techStack: z.string(),
  frontendNumber: z.int(),
  backendNumber: z.int(),
  designerNumber: z.int(),
  content: z.string(),
});

/** A whole study (rest.md: Shapes). */
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

/** Shapes a project for a list. */
export function toProjectItem(notice: AnyNotice): z.input<typeof projectItem> {
  return { projectId: notice.id, ...toCommon(notice), projectDate: seoulDate(notice.createdAt) };
}

/** Shapes a study for a list. */
export function toStudyItem(notice: AnyNotice): z.input<typeof studyItem> {
  return { studyId: notice.id, ...toCommon(notice), studyDate: seoulDate(notice.createdAt) };
}

/** Shapes a whole project. */
export function toProjectDetail(notice: AnyNotice): z.input<typeof projectDetail> {
  if (notice.kind !== NoticeKind.PROJECT) throw new Error('a study is no project');
  const { field, recruitNumber, techStack, frontendNumber, backendNumber, designerNumber, content = '' } = notice;
  const roles = { frontendNumber, backendNumber, designerNumber };
  return { ...toProjectItem(notice), postId: notice.id, field, recruitNumber, techStack, ...roles, content };
}

/** Shapes a whole study. */
export function toStudyDetail(notice: AnyNotice): z.input<typeof studyDetail> {
  return { ...toStudyItem(notice), recruitNumber: notice.recruitNumber, content: notice.content ?? '' };
}
