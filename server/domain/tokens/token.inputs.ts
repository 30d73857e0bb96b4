import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { bilingual } from '../../platform/text/bilingual';
import { lineText, Valid, text, wholeNumber } from '../../platform/text/validation';
import { COMPARED_TEXT } from '../members/member.inputs';
import { AccessTokenScope } from './token.entity';
import { idInput } from '../kit/api/id-field';

const scopes = z
  .array(z.enum(AccessTokenScope), {
    error: bilingual({ ko: '권한을 골라 주세요.', en: 'Choose what the token may do.' }),
  })
  .min(1, { error: bilingual({ ko: '권한을 골라 주세요.', en: 'Choose what the token may do.' }) })
  .max(2, { error: bilingual({ ko: '권한을 다시 골라 주세요.', en: 'Choose again what the token may do.' }) });

/** Input for a new access token (rules/access-tokens.md). */
@InputType({ description: 'A new personal access token (액세스 토큰).' })
export class CreateAccessTokenInput {
  @Valid(lineText({ ko: '이름', en: 'the name' }, BOUNDS.accessTokenName))
  @Field({ description: 'The name (이름) of the token, such as its purpose, 1–50 characters.' })
  name!: string;

  @Valid(scopes)
  @Field(() => [AccessTokenScope], { description: 'The rights (권한). WRITE includes READ.' })
  scopes!: AccessTokenScope[];

  @Valid(wholeNumber({ ko: '사용 기간', en: 'the number of days' }, BOUNDS.accessTokenDays))
  @Field(() => Int, { description: 'Days until it expires (만료), 1–365.' })
  validDays!: number;

  @Valid(text({ ko: '비밀번호', en: 'your password' }, COMPARED_TEXT))
  @Field({ description: "The viewer's password (비밀번호), because a token outlives the session that creates it." })
  password!: string;
}

export const RevokeAccessTokenInput = idInput(
  'RevokeAccessTokenInput',
  'A personal access token (액세스 토큰) to revoke.',
  { id: 'The id of the token.' },
);
