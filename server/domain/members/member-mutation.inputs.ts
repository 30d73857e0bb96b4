import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, InputType } from 'type-graphql';
import { Rule, text } from '../../platform/validation';
import { ExpectedVersion } from '../kit/expected-version';
import type { FieldMessages } from '../kit/field-names';
import { ConsentInput, CONSENTS_RULE } from './consent.inputs';
import { COMPARED_TEXT, MEMBER_RULES, type Profile, type SignUpInput } from './member.inputs';

const Upload: GraphQLScalarType = GraphQLUpload;

@InputType()
abstract class ProfileFields {
  @Rule(MEMBER_RULES.nickName)
  @Field({ description: 'The nickname (닉네임), 1–30 characters.' })
  nickName!: string;

  @Rule(MEMBER_RULES.university)
  @Field({
    description:
      "The school's name (학교), 1–60 characters. The school may be missing in the list. Abbreviations and other spellings name the same school.",
  })
  school!: string;
}

/** Input of a sign-up over GraphQL. */
@InputType('SignUpInput', { description: 'A new member (회원 가입).' })
export class SignUpFields extends ProfileFields {
  @Rule(MEMBER_RULES.loginId)
  @Field({ description: 'The login id (아이디), 4–30 characters: letters, digits, `.`, `_` and `-`.' })
  loginId!: string;

  @Rule(MEMBER_RULES.password)
  @Field({ description: 'The password (비밀번호), 8–128 characters.' })
  password!: string;

  @Rule(MEMBER_RULES.email)
  @Field({ description: 'The e-mail address (이메일), 254 characters at most.' })
  email!: string;

  @Rule(CONSENTS_RULE)
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

@InputType({ description: "The end of the viewer's membership (탈퇴)." })
export class WithdrawInput {
  @Rule(text('비밀번호', COMPARED_TEXT))
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
export function toProfileFields({ university, ...fields }: FieldMessages): Record<string, string> {
  return university === undefined ? fields : { ...fields, school: university };
}
