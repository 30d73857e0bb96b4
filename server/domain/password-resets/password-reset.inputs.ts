import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { Valid, text } from '../../platform/text/validation';
import { COMPARED_TEXT } from '../members/member.inputs';

@InputType({ description: 'A request for a new password (비밀번호 찾기).' })
export class RequestPasswordResetInput {
  @Valid(text({ ko: '아이디나 이메일', en: 'your login ID or email address' }, COMPARED_TEXT))
  @Field({ description: 'The login id (아이디) or the e-mail address (이메일) of the account.' })
  account!: string;
}

@InputType({ description: 'A new password (새 비밀번호) with the token of a link.' })
export class ResetPasswordInput {
  @Valid(text({ ko: '링크', en: 'the link' }, COMPARED_TEXT))
  @Field({ description: 'The token of the mailed link.' })
  token!: string;

  @Valid(text({ ko: '새 비밀번호', en: 'your new password' }, BOUNDS.password))
  @Field({ description: 'The new password (새 비밀번호), 8–128 characters.' })
  newPassword!: string;
}
