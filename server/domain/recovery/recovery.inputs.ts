import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { Rule, text } from '../../platform/validation';
import { COMPARED_TEXT, MEMBER_RULES } from '../members/member.inputs';

@InputType({ description: 'A request for a new password (비밀번호 찾기).' })
export class RequestPasswordResetInput {
  @Rule(text('아이디나 이메일', COMPARED_TEXT))
  @Field({ description: 'The login id (아이디) or the e-mail address (이메일) of the account.' })
  account!: string;
}

@InputType({ description: 'A new password (새 비밀번호) with the token of a link.' })
export class ResetPasswordInput {
  @Rule(text('링크', COMPARED_TEXT))
  @Field({ description: 'The token of the mailed link.' })
  token!: string;

  @Rule(text('새 비밀번호', BOUNDS.password))
  @Field({ description: 'The new password (새 비밀번호), 8–128 characters.' })
  newPassword!: string;
}

@InputType({ description: 'A change of the e-mail address (이메일).' })
export class ChangeEmailInput {
  @Rule(MEMBER_RULES.email)
  @Field({ description: 'The new address (이메일), up to 254 characters.' })
  email!: string;

  @Rule(text('비밀번호', COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), because mails to this address can replace it." })
  password!: string;
}
