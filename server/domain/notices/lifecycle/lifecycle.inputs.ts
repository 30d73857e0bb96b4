import { Field, ID, InputType } from 'type-graphql';
import { Valid } from '../../../platform/text/validation';
import { NOTICE_BOUNDS, NOTICE_ID } from '../notice.inputs';

/** Input of `closeNotice`. */
@InputType({ description: "The end of recruiting for the viewer's own notice (마감)." })
export class CloseNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Input of `reopenNotice`. */
@InputType({ description: "The reopening of the viewer's own notice (다시 모집하기)." })
export class ReopenNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;

  @Valid(NOTICE_BOUNDS.deadline)
  @Field(() => String, {
    nullable: true,
    description:
      'The new deadline (마감일) in Korea, YYYY-MM-DD: 0–180 days from today. Without it, the notice has no deadline.',
  })
  deadline?: string | null;
}

/** Input of `confirmNotice`. */
@InputType({ description: "Confirms that the viewer's own notice still recruits (아직 모집하고 있어요)." })
export class ConfirmNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}

/** Input of `deleteNotice`. */
@InputType({ description: "The deletion of the viewer's own notice (삭제)." })
export class DeleteNoticeInput {
  @Field(() => ID, NOTICE_ID)
  id!: string;
}
