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
  /** The member that holds the notice's id, in bodies and answers. */
  idName: 'projectId' | 'studyId';
  /** The member that holds the notice's title in the list of the viewer's applications. */
  titleName: 'projectName' | 'studyName';
  /** The member that holds the notice's id in the list of applicants. */
  applicantIdName: 'postId' | 'studyId';
  /** Whether applicants are listed with their roles. */
  hasRoles: boolean;
  /** Whether the answer to a creation repeats the id as `postId`. */
  repeatsId: boolean;
  /** A card in a list. */
  item: z.ZodType;
  /** The whole notice. */
  detail: z.ZodObject;
}

/** Every route that exists once for each kind is defined by this table. */
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

/** The schemas of members that hold ids, by the members' names. */
export function idMembers(...names: string[]): Record<string, typeof idSchema> {
  return Object.fromEntries(names.map((name) => [name, idSchema]));
}
