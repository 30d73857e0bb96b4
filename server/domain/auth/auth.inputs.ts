import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { Rule, text } from '../../platform/validation';
import { CONFIRMATION } from '../members/member.inputs';

/** A login. Only the lengths are checked, so that the error does not tell what is wrong with it. */
@InputType({ description: '로그인' })
export class LogInInput {
  @Rule(text('아이디', CONFIRMATION))
  @Field({ description: '아이디, 대소문자를 가리지 않아요' })
  loginId!: string;

  @Rule(text('비밀번호', CONFIRMATION))
  @Field({ description: '비밀번호' })
  password!: string;
}

/** A change of the viewer's password. */
@InputType({ description: '비밀번호 바꾸기' })
export class ChangePasswordInput {
  @Rule(text('지금 비밀번호', CONFIRMATION))
  @Field({ description: '지금 비밀번호' })
  currentPassword!: string;

  @Rule(text('새 비밀번호', BOUNDS.password))
  @Field({ description: '새 비밀번호, 8–128자' })
  newPassword!: string;
}
