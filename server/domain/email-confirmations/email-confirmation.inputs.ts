import { Field, InputType } from 'type-graphql';
import { text, Valid } from '../../platform/text/validation';
import { COMPARED_TEXT } from '../members/member.inputs';

@InputType({ description: 'The confirmation of an e-mail address (이메일 확인). It needs no login.' })
export class ConfirmEmailInput {
  @Valid(text({ ko: '링크', en: 'the link' }, COMPARED_TEXT))
  @Field({ description: 'The token of the mailed link.' })
  token!: string;
}
