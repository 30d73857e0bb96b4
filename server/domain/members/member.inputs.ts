import { z } from 'zod';
import { BOUNDS, LOGIN_ID_FORMAT } from '../../../shared/bounds';
import { bilingual } from '../../platform/text/bilingual';
import { lineText, Valid, text } from '../../platform/text/validation';
import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, InputType } from 'type-graphql';
import { ExpectedVersion } from '../kit/transaction/expected-version';
import type { FieldTexts } from '../../platform/errors/app-error';
import { ConsentInput, CONSENTS_RULE } from './consents/consent.inputs';

/** Validation rules of a member's data (rules/bounds.md). */
export const MEMBER_RULES = {
  nickName: lineText({ ko: '닉네임', en: 'your nickname' }, BOUNDS.nickName),
  university: lineText({ ko: '학교', en: 'your school' }, BOUNDS.university),
  email: text({ ko: '이메일', en: 'your email address' }, BOUNDS.email)
    .pipe(z.email({ error: bilingual({ ko: '이메일 주소를 확인해 주세요.', en: 'Check the email address.' }) }))
    .meta({ format: 'email' }),
  loginId: text({ ko: '아이디', en: 'your login ID' }, BOUNDS.loginId).pipe(
    z.string().regex(LOGIN_ID_FORMAT.pattern, { error: bilingual(LOGIN_ID_FORMAT.text) }),
  ),
  password: text({ ko: '비밀번호', en: 'your password' }, BOUNDS.password),
};

/** Editable fields of the profile. */
export interface Profile {
  nickName: string;
  university: string;
  /** Set over REST only (rules/email-address.md). Without it the address stays unchanged. */
  email?: string;
}

/** Input of a profile change over REST. */
export class ProfileInput implements Profile {
  @Valid(MEMBER_RULES.nickName)
  nickName!: string;

  @Valid(MEMBER_RULES.university)
  university!: string;

  @Valid(MEMBER_RULES.email)
  email!: string;
}

/** Input of a sign-up over REST. */
export class SignUpInput extends ProfileInput {
  @Valid(MEMBER_RULES.loginId)
  loginId!: string;

  @Valid(MEMBER_RULES.password)
  password!: string;
}

/**
 * Bounds of text that is only compared, such as a password. The error must not reveal the flaw in
 * the text.
 */
export const COMPARED_TEXT = { min: 1, max: 1_000 };

const Upload: GraphQLScalarType = GraphQLUpload;

@InputType()
abstract class ProfileFields {
  @Valid(MEMBER_RULES.nickName)
  @Field({ description: 'The nickname (닉네임), 1–30 characters.' })
  nickName!: string;

  @Valid(MEMBER_RULES.university)
  @Field({
    description:
      "The school's name (학교), 1–60 characters. The school may be missing in the list. Abbreviations and other spellings name the same school.",
  })
  school!: string;
}

/** Input of a sign-up over GraphQL. */
@InputType('SignUpInput', { description: 'A new member (회원가입).' })
export class SignUpFields extends ProfileFields {
  @Valid(MEMBER_RULES.loginId)
  @Field({ description: 'The login id (아이디), 4–30 characters: letters, digits, `.`, `_` and `-`.' })
  loginId!: string;

  @Valid(MEMBER_RULES.password)
  @Field({ description: 'The password (비밀번호), 8–128 characters.' })
  password!: string;

  @Valid(MEMBER_RULES.email)
  @Field({ description: 'The e-mail address (이메일), 254 characters at most.' })
  email!: string;

  @Valid(CONSENTS_RULE)
  @Field(() => [ConsentInput], {
    description: 'All agreements (동의): to the terms, to the privacy notice and to the minimum age of 14.',
  })
  consents!: ConsentInput[];
}

/**
 * Input of a profile change over GraphQL. The e-mail address has its own mutation, because it needs
 * the password.
 */
@InputType({ description: "A change of the viewer's profile (프로필). `changeEmail` changes the e-mail address." })
export class UpdateProfileInput extends ProfileFields {
  @Field(() => Upload, {
    nullable: true,
    description:
      'A new picture (사진): JPEG, PNG or WebP, 5 MB at most. null removes the picture. Without this field the picture stays unchanged.',
  })
  picture?: Promise<FileUpload> | null;

  @ExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'The withdrawal of the viewer (탈퇴).' })
export class WithdrawInput {
  @Valid(text({ ko: '비밀번호', en: 'your password' }, COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), as a confirmation." })
  password!: string;
}

/** Converts the input of a sign-up to that of the service. */
export function toSignUp({ school, consents: _, ...input }: SignUpFields): SignUpInput {
  return { ...input, university: school };
}

/** Converts the input of a profile change to that of the service. */
export function toProfile({ nickName, school }: UpdateProfileInput): Profile {
  return { nickName, university: school };
}

/** Renames the fields of the service's validation errors to those of the GraphQL inputs. */
export function toProfileFields({ university, ...fields }: FieldTexts): FieldTexts {
  return university === undefined ? fields : { ...fields, school: university };
}
