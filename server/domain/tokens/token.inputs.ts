import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { lineText, Valid, text, wholeNumber } from '../../platform/text/validation';
import { COMPARED_TEXT } from '../members/member.inputs';
import { AccessTokenScope } from './token.entity';

const scopes = z
  .array(z.enum(AccessTokenScope), { error: '권한을 골라 주세요.' })
  .min(1, { error: '권한을 골라 주세요.' })
  .max(2, { error: '권한을 다시 골라 주세요.' });

/** Input for a new access token (rules.md: Access tokens). */
@InputType({ description: 'A new personal access token (액세스 토큰).' })
export class CreateAccessTokenInput {
  @Valid(lineText('이름', BOUNDS.accessTokenName))
  @Field({ description: 'The name (이름) of the token, such as its purpose, 1–50 characters.' })
  name!: string;

  @Valid(scopes)
  @Field(() => [AccessTokenScope], { description: 'The rights (권한). WRITE includes READ.' })
  scopes!: AccessTokenScope[];

  @Valid(wholeNumber('사용 기간', BOUNDS.accessTokenDays))
  @Field(() => Int, { description: 'Days until it expires (만료), 1–365.' })
  validDays!: number;

  @Valid(text('비밀번호', COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), because a token outlives the session that creates it." })
  password!: string;
}

@InputType({ description: 'A personal access token (액세스 토큰) to revoke.' })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: 'The id of the token.' })
  id!: string;
}
