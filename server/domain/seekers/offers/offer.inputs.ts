import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphText, Valid } from '../../../platform/text/validation';
import { Role } from '../../profiles/role.entity';
import { IdField, idInput } from '../../kit/api/id-field';

/** Input of `makeOffer`. */
@InputType({ description: 'An offer (제안) to a member who looks for a team.' })
export class MakeOfferInput {
  @IdField("The id of the viewer's own notice.")
  noticeId!: number;

  @IdField('The id of the member.')
  memberId!: number;

  @Valid(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'The role (역할): required for a project, ignored for a study.' })
  role?: Role | null;

  @Valid(paragraphText({ ko: '제안하는 글', en: 'your message' }, BOUNDS.offerText))
  @Field({ description: 'The text to the member (제안하는 글), 1–200 characters.' })
  text!: string;
}

export const WithdrawOfferInput = idInput(
  'WithdrawOfferInput',
  "An open offer of the viewer's own notice to withdraw (제안 취소).",
  { id: 'The id of the offer.' },
);

export const DeclineOfferInput = idInput('DeclineOfferInput', 'An open offer to the viewer to decline (사양).', {
  id: 'The id of the offer.',
});
