import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { Rule, text } from '../../platform/validation';
import { COMPARED_TEXT } from '../members/member.inputs';

/** The data of a login. */
@InputType({ description: '로그인' })
export class LogInInput {
  @Rule(text('아이디', COMPARED_TEXT))
  @Field({ description: '아이디, 대소문자를 가리지 않아요' })
  loginId!: string;

  @Rule(text('비밀번호', COMPARED_TEXT))
  @Field({ description: '비밀번호' })
  password!: string;
}

/** A change of the viewer's password. */
@InputType({ description: '비밀번호 바꾸기' })
export class ChangePasswordInput {
  @Rule(text('지금 비밀번호', COMPARED_TEXT))
  @Field({ description: '지금 비밀번호' })
  currentPassword!: string;

  @Rule(text('새 비밀번호', BOUNDS.password))
  @Field({ description: '새 비밀번호, 8–128자' })
  newPassword!: string;
}
