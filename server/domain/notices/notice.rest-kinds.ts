import type { z } from 'zod';
import { idSchema } from '../kit/route';
import { NoticeKind } from './notice.entity';
import { projectDetail, projectItem, studyDetail, studyItem } from './notice.rest-schemas';

/**
 * The REST paths, names and shapes that differ between the two kinds of notices (rest.md: Path by
 * path).
 */
export interface NoticeKindRoutes {
  kind: NoticeKind;
  /** The kind in names of operations and schemas. */
  noun: 'Project' | 'Study';
  plural: 'Projects' | 'Studies';
  /** The first segment of the paths. */
  base: 'projects' | 'studies';
  closePath: string;
  applicantsPath: string;
  /** The property with the notice's id, in request and response bodies. */
  idName: 'projectId' | 'studyId';
  /** The property with the notice's title in the list of the viewer's applications. */
  titleName: 'projectName' | 'studyName';
  /** The property with the notice's id in the list of applicants. */
  applicantIdName: 'postId' | 'studyId';
  /** True if the list of applicants shows their roles. */
  hasRoles: boolean;
  /** True if the response to a creation repeats the id as `postId`. */
  repeatsId: boolean;
  /** The schema of a notice in a list. */
  item: z.ZodType;
  /** The schema of a whole notice. */
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
export function idMembers(...names: string[]): Record<string, typeof idSchema> {
  return Object.fromEntries(names.map((name) => [name, idSchema]));
}
