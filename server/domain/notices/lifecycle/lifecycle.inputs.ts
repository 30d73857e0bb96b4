import { Field, InputType } from 'type-graphql';
import { Valid } from '../../../platform/text/validation';
import { NOTICE_BOUNDS } from '../notice.inputs';
import { IdField, idInput } from '../../kit/api/id-field';

export const CloseNoticeInput = idInput(
  'CloseNoticeInput',
  "The end of recruiting for the viewer's own notice (마감).",
  { id: 'The id of the notice.' },
);

/** Input of `reopenNotice`. */
@InputType({ description: "The reopening of the viewer's own notice (다시 모집하기)." })
export class ReopenNoticeInput {
  @IdField('The id of the notice.')
  id!: number;

  @Valid(NOTICE_BOUNDS.deadline)
  @Field(() => String, {
    nullable: true,
    description:
      'The new deadline (마감일) in Korea, YYYY-MM-DD: 0–180 days from today. Without it, the notice has no deadline.',
  })
  deadline?: string | null;
}

export const ConfirmNoticeInput = idInput(
  'ConfirmNoticeInput',
  "Confirms that the viewer's own notice still recruits (아직 모집하고 있어요).",
  { id: 'The id of the notice.' },
);

export const DeleteNoticeInput = idInput('DeleteNoticeInput', "The deletion of the viewer's own notice (삭제).", {
  id: 'The id of the notice.',
});
