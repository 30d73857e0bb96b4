import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { lineText, Rule, text } from '../../platform/validation';

/** An e-mail address. */
export const email = text('이메일', BOUNDS.email).pipe(z.email({ error: '이메일 주소를 확인해 주세요.' }));

/** The data of a member's profile (rules.md: Bounds). */
@InputType({ description: '프로필' })
export class ProfileInput {
  @Rule(lineText('닉네임', BOUNDS.nickName))
  @Field({ description: '닉네임, 1–30자' })
  nickName!: string;

  @Rule(lineText('학교', BOUNDS.university))
  @Field({ description: '학교 이름, 1–60자. 줄여 써도 같은 학교로 알아봐요.' })
  university!: string;

  @Rule(email)
  @Field({ description: '이메일, 254자까지' })
  email!: string;
}

const LOGIN_ID_MESSAGE = '아이디는 영문자, 숫자와 . _ - 만 쓸 수 있어요.';

/** The data for a sign-up (rules.md: Bounds). */
@InputType({ description: '회원 가입' })
export class SignUpInput extends ProfileInput {
  @Rule(text('아이디', BOUNDS.loginId).pipe(z.string().regex(/^[A-Za-z0-9._-]+$/, { error: LOGIN_ID_MESSAGE })))
  @Field({ description: '아이디, 4–30자: 영문자, 숫자, . _ -' })
  loginId!: string;

  @Rule(text('비밀번호', BOUNDS.password))
  @Field({ description: '비밀번호, 8–128자' })
  password!: string;
}

/** The bounds of text that is only compared, such as a password: the error must not say what is wrong with it. */
export const COMPARED_TEXT = { min: 1, max: 1_000 };

/** The arguments of a withdrawal. */
@ArgsType()
export class WithdrawArgs {
  @Rule(text('비밀번호', COMPARED_TEXT))
  @Field({ description: '확인을 위한 비밀번호' })
  password!: string;
}
