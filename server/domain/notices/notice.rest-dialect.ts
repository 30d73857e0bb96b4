import type { z } from 'zod';
import type { RestShape } from '../kit/rest-shape';
import { idSchema } from '../kit/route';
import { NoticeKind } from './notice.entity';
import {
  projectDetail,
  projectDetailShape,
  projectItem,
  projectItemShape,
  studyDetail,
  studyDetailShape,
  studyItem,
  studyItemShape,
  toProjectDetail,
} from './notice.rest-shapes';
import type { AnyNotice } from './notice.view';

/** The REST paths, names and shapes that differ between the two kinds of notices (rest.md: Path by path). */
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
  itemShape: Pick<RestShape<AnyNotice, object>, 'select'>;
  toItem: (notice: AnyNotice) => Record<string, unknown>;
  /** The whole notice. */
  detail: z.ZodObject;
  detailShape: Pick<RestShape<AnyNotice, object>, 'select'>;
  toDetail: (notice: AnyNotice) => Record<string, unknown>;
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
    itemShape: projectItemShape,
    toItem: projectItemShape.read,
    detail: projectDetail,
    detailShape: projectDetailShape,
    toDetail: toProjectDetail,
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
    itemShape: studyItemShape,
    toItem: studyItemShape.read,
    detail: studyDetail,
    detailShape: studyDetailShape,
    toDetail: studyDetailShape.read,
  },
];

/** The schemas of members that hold ids, by the members' names. */
export function idMembers(...names: string[]): Record<string, typeof idSchema> {
  return Object.fromEntries(names.map((name) => [name, idSchema]));
}
