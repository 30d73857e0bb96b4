import { z } from 'zod';
import { BOUNDS, LOGIN_ID_FORMAT } from '../../../shared/bounds';
import { lineText, Rule, text } from '../../platform/validation';

/** Validation rules of a member's data (rules.md: Bounds). */
export const MEMBER_RULES = {
  nickName: lineText('닉네임', BOUNDS.nickName),
  university: lineText('학교', BOUNDS.university),
  email: text('이메일', BOUNDS.email)
    .pipe(z.email({ error: '이메일 주소를 확인해 주세요.' }))
    .meta({ format: 'email' }),
  loginId: text('아이디', BOUNDS.loginId).pipe(
    z.string().regex(LOGIN_ID_FORMAT.pattern, { error: LOGIN_ID_FORMAT.message }),
  ),
  password: text('비밀번호', BOUNDS.password),
};

/** Editable fields of the profile. */
export interface Profile {
  nickName: string;
  university: string;
  /** Set over REST only (rules.md: E-mail address). Without it the address stays unchanged. */
  email?: string;
}

/** Input of a profile change over REST. */
export class ProfileInput implements Profile {
  @Rule(MEMBER_RULES.nickName)
  nickName!: string;

  @Rule(MEMBER_RULES.university)
  university!: string;

  @Rule(MEMBER_RULES.email)
  email!: string;
}

/** Input of a sign-up over REST. */
export class SignUpInput extends ProfileInput {
  @Rule(MEMBER_RULES.loginId)
  loginId!: string;

  @Rule(MEMBER_RULES.password)
  password!: string;
}

/**
 * Bounds of text that is only compared, such as a password. The error must not reveal the flaw in
 * the text.
 */
export const COMPARED_TEXT = { min: 1, max: 1_000 };
