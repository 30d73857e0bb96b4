import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { Valid, text } from '../../platform/text/validation';
import { COMPARED_TEXT } from '../members/member.inputs';

/** Input of a login. */
@InputType({ description: 'A login (로그인).' })
export class LogInInput {
  @Valid(text({ ko: '아이디', en: 'your login ID' }, COMPARED_TEXT))
  @Field({ description: 'The login id (아이디), regardless of its case.' })
  loginId!: string;

  @Valid(text({ ko: '비밀번호', en: 'your password' }, COMPARED_TEXT))
  @Field({ description: 'The password (비밀번호).' })
  password!: string;
}

@InputType({ description: "A change of the viewer's password (비밀번호)." })
export class ChangePasswordInput {
  @Valid(text({ ko: '지금 비밀번호', en: 'your current password' }, COMPARED_TEXT))
  @Field({ description: 'The current password (지금 비밀번호).' })
  currentPassword!: string;

  @Valid(text({ ko: '새 비밀번호', en: 'your new password' }, BOUNDS.password))
  @Field({ description: 'The new password (새 비밀번호), 8–128 characters.' })
  newPassword!: string;
}
