import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlObject } from '../../selection/fields';
import { Sql } from '../../selection/schema-fields';
import { type AnyNotice, NoticeType, ProjectType, StudyType } from './notice.type';
import { visibleTo } from './notice.visibility';

/** The notice of a payload with the value `noticeId`; null if it does not exist for the viewer. */
export const noticeOfPayload = sqlObject(
  (scope) => sql`notice n where n.id = ${scope.value('noticeId')}::int and ${visibleTo(scope.viewerId)}`,
);

/** Payload of `createProject`. */
@ObjectType({ simpleResolvers: true, description: 'The result of createProject.' })
export class CreateProjectPayload {
  @Field(() => ProjectType, { description: 'The new project.' })
  @Sql(noticeOfPayload)
  project!: AnyNotice;
}

/** Payload of `createStudy`. */
@ObjectType({ simpleResolvers: true, description: 'The result of createStudy.' })
export class CreateStudyPayload {
  @Field(() => StudyType, { description: 'The new study.' })
  @Sql(noticeOfPayload)
  study!: AnyNotice;
}

/** Payload of `updateProject`. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateProject.' })
export class UpdateProjectPayload {
  @Field(() => ProjectType, { description: 'The changed project.' })
  @Sql(noticeOfPayload)
  project!: AnyNotice;
}

/** Payload of `updateStudy`. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateStudy.' })
export class UpdateStudyPayload {
  @Field(() => StudyType, { description: 'The changed study.' })
  @Sql(noticeOfPayload)
  study!: AnyNotice;
}

/** Payload of `closeNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of closeNotice.' })
export class CloseNoticePayload {
  @Field(() => NoticeType, { description: 'The closed notice.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `reopenNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of reopenNotice.' })
export class ReopenNoticePayload {
  @Field(() => NoticeType, { description: 'The notice, which recruits again.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `confirmNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of confirmNotice.' })
export class ConfirmNoticePayload {
  @Field(() => NoticeType, { description: 'The notice.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `deleteNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteNotice.' })
export class DeleteNoticePayload {
  @Field(() => ID, { description: 'The id of the deleted notice.' })
  noticeId!: string;
}
