import { z } from 'zod';
import { countSchema, idSchema } from '../kit/route';

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
