import { Field, ID, ObjectType } from 'type-graphql';
import { type AnyNotice, NoticeView, ProjectView, StudyView } from './notice.view';

/** What the creation of a project returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of createProject.' })
export class CreateProjectPayload {
  @Field(() => ProjectView, { description: 'The new project.' })
  project!: AnyNotice;
}

/** What the creation of a study returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of createStudy.' })
export class CreateStudyPayload {
  @Field(() => StudyView, { description: 'The new study.' })
  study!: AnyNotice;
}

/** What a change of a project returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateProject.' })
export class UpdateProjectPayload {
  @Field(() => ProjectView, { description: 'The changed project.' })
  project!: AnyNotice;
}

/** What a change of a study returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateStudy.' })
export class UpdateStudyPayload {
  @Field(() => StudyView, { description: 'The changed study.' })
  study!: AnyNotice;
}

/** What the end of recruiting returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of closeNotice.' })
export class CloseNoticePayload {
  @Field(() => NoticeView, { description: 'The closed notice.' })
  notice!: AnyNotice;
}

/** What the reopening of a notice returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of reopenNotice.' })
export class ReopenNoticePayload {
  @Field(() => NoticeView, { description: 'The notice, which recruits again.' })
  notice!: AnyNotice;
}

/** What the answer that a notice still recruits returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of confirmNotice.' })
export class ConfirmNoticePayload {
  @Field(() => NoticeView, { description: 'The notice.' })
  notice!: AnyNotice;
}

/** What the deletion of a notice returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteNotice.' })
export class DeleteNoticePayload {
  @Field(() => ID, { description: 'The id of the notice that is gone.' })
  noticeId!: string;
}
