import { Field, InputType } from 'type-graphql';
import { Valid, text } from '../../platform/text/validation';
import { COMPARED_TEXT, MEMBER_RULES } from '../members/member.inputs';

@InputType({ description: 'A change of the e-mail address (이메일).' })
export class ChangeEmailInput {
  @Valid(MEMBER_RULES.email)
  @Field({ description: 'The new address (이메일), up to 254 characters.' })
  email!: string;

  @Valid(text({ ko: '비밀번호', en: 'your password' }, COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), because mails to this address can replace it." })
  password!: string;
}
