import { z } from 'zod';
import { countSchema, idSchema } from '../../kit/api/route';
import { NoticeKind } from '../notice.entity';

const common = {
  title: z.string(),
  recruiting: z.boolean(),
  favorite: z.boolean(),
  imageUrl: z.string().nullable(),
  nickName: z.string(),
};

/** A project in a list. */
export const projectItem = z
  .object({ projectId: idSchema, ...common, projectDate: z.iso.date() })
  .meta({ id: 'ProjectItem' });

/** A study in a list. */
export const studyItem = z.object({ studyId: idSchema, ...common, studyDate: z.iso.date() }).meta({ id: 'StudyItem' });

/** A whole project. */
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

/** A whole study. */
export const studyDetail = studyItem
  .extend({ recruitNumber: countSchema, content: z.string() })
  .meta({ id: 'StudyDetail' });

/** The REST paths, names and shapes that differ between the two kinds of notices. */
export interface NoticeKindRoutes {
  kind: NoticeKind;
  /** The kind in names of operations and schemas. */
  noun: 'Project' | 'Study';
  plural: 'Projects' | 'Studies';
  /** First segment of the paths. */
  base: 'projects' | 'studies';
  closePath: string;
  applicantsPath: string;
  /** Property with the notice's id, in request and response bodies. */
  idName: 'projectId' | 'studyId';
  /** Property with the notice's title in the list of the viewer's applications. */
  titleName: 'projectName' | 'studyName';
  /** Property with the notice's id in the list of applicants. */
  applicantIdName: 'postId' | 'studyId';
  /** True if the list of applicants shows their roles. */
  hasRoles: boolean;
  /** True if the response to a creation repeats the id as `postId`. */
  repeatsId: boolean;
  /** Schema of a notice in a list. */
  item: z.ZodType;
  /** Schema of a whole notice. */
  detail: z.ZodObject;
}

/** The two kinds. Each row defines the routes of its kind. */
export const NOTICE_KIND_ROUTES: readonly NoticeKindRoutes[] = [
  {
    kind: NoticeKind.PROJECT,
    noun: 'Project',
    plural: 'Projects',
    base: 'projects',
    closePath: '/projects/:id/recruiting',
    applicantsPath: '/projects/:id/applicants',
    idName: 'projectId',
    titleName: 'projectName',
    applicantIdName: 'postId',
    hasRoles: true,
    repeatsId: true,
    item: projectItem,
    detail: projectDetail,
  },
  {
    kind: NoticeKind.STUDY,
    noun: 'Study',
    plural: 'Studies',
    base: 'studies',
    closePath: '/studies/:id',
    applicantsPath: '/studies/:id/application',
    idName: 'studyId',
    titleName: 'studyName',
    applicantIdName: 'studyId',
    hasRoles: false,
    repeatsId: false,
    item: studyItem,
    detail: studyDetail,
  },
];

/** Returns the schemas of properties with ids, by the properties' names. */
export function idProperties(...names: string[]): Record<string, typeof idSchema> {
  return Object.fromEntries(names.map((name) => [name, idSchema]));
}
