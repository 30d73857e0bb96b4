import { z } from 'zod';
import { membersOf, restShape } from '../kit/rest-shape';
import { countSchema, idSchema } from '../kit/route';
import { NoticeKind } from './notice.entity';
import type { AnyNotice, NoticeView, ProjectView } from './notice.view';

const common = {
  title: z.string(),
  recruiting: z.boolean(),
  favorite: z.boolean(),
  imageUrl: z.string().nullable(),
  nickName: z.string(),
};

/** A project in a list (rest.md: Shapes). */
export const projectItem = z
  .object({ projectId: idSchema, ...common, projectDate: z.iso.date() })
  .meta({ id: 'ProjectItem' });

/** A study in a list (rest.md: Shapes). */
export const studyItem = z.object({ studyId: idSchema, ...common, studyDate: z.iso.date() }).meta({ id: 'StudyItem' });

/** A whole project (rest.md: Shapes). */
export const projectDetail = projectItem
  .extend({
    postId: idSchema,
    field: z.string(),
    recruitNumber: countSchema,
    techStack: z.string(),
    frontendNumber: countSchema,
    backendNumber: countSchema,
    designerNumber: countSchema,
    content: z.string(),
  })
  .meta({ id: 'ProjectDetail' });

/** A whole study (rest.md: Shapes). */
export const studyDetail = studyItem
  .extend({ recruitNumber: countSchema, content: z.string() })
  .meta({ id: 'StudyDetail' });

const { field, inner, day } = membersOf<NoticeView>();

const commonMembers = {
  title: field('title'),
  recruiting: field('recruiting'),
  favorite: field('viewerHasFavourited'),
  imageUrl: inner('owner', 'imageUrl'),
  nickName: inner('owner', 'nickName'),
};

const projectItemMembers = { projectId: field('id'), ...commonMembers, projectDate: day('createdAt') };
const studyItemMembers = { studyId: field('id'), ...commonMembers, studyDate: day('createdAt') };

const ofProject = membersOf<ProjectView>();

/** The shapes of each kind (rest.md: Shapes). */
export const projectItemShape = restShape<NoticeView, z.input<typeof projectItem>>(projectItemMembers);

export const studyItemShape = restShape<NoticeView, z.input<typeof studyItem>>(studyItemMembers);

export const projectDetailShape = restShape<ProjectView, z.input<typeof projectDetail>>({
  ...projectItemMembers,
  postId: field('id'),
  field: ofProject.field('field'),
  recruitNumber: field('recruitNumber'),
  techStack: ofProject.field('techStack'),
  frontendNumber: ofProject.field('frontendNumber'),
  backendNumber: ofProject.field('backendNumber'),
  designerNumber: ofProject.field('designerNumber'),
  content: field('content'),
});

export const studyDetailShape = restShape<NoticeView, z.input<typeof studyDetail>>({
  ...studyItemMembers,
  recruitNumber: field('recruitNumber'),
  content: field('content'),
});

/** Shapes a whole project. */
export function toProjectDetail(notice: AnyNotice): z.input<typeof projectDetail> {
  if (notice.kind !== NoticeKind.PROJECT) throw new Error('a study is no project');
  return projectDetailShape.read(notice);
}
