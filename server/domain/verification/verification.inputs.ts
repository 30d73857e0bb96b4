import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { bilingual } from '../../platform/text/bilingual';
import { Valid, text } from '../../platform/text/validation';
import { MEMBER_RULES } from '../members/member.inputs';

@InputType({ description: 'A request for a code (인증 코드).' })
export class RequestSchoolCodeInput {
  @Valid(MEMBER_RULES.email)
  @Field({ description: "An e-mail address of the viewer's school (학교 이메일)." })
  email!: string;
}

const CODE = text({ ko: '인증 코드', en: 'the code' }, { min: 1, max: 20 })
  .transform((code) => code.normalize('NFKC').replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(/^[0-9]{6}$/, { error: bilingual({ ko: '인증 코드는 숫자 6자리예요.', en: 'Enter a six-digit code.' }) }),
  );

@InputType({ description: 'The proof of a school (학교 인증).' })
export class VerifySchoolInput {
  @Valid(CODE)
  @Field({ description: 'The code (인증 코드) from the mail: six digits.' })
  code!: string;
}
