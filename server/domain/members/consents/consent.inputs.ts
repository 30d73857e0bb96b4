import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { CONSENT_KINDS, type ConsentKind } from '../../../../shared/consents';
import { bilingual } from '../../../platform/text/bilingual';
import { Valid } from '../../../platform/text/validation';

/** Kinds of consents, as an enum of GraphQL. */
export const CONSENT_KIND = Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ConsentKind]: Kind;
};

@InputType({ description: 'An agreement (동의) to the version that the person has seen.' })
export class ConsentInput {
  @Field(() => CONSENT_KIND, { description: 'The kind of the agreement.' })
  kind!: ConsentKind;

  @Field({ description: 'The version that the person has seen, such as the date of the terms; 14 for the age.' })
  version!: string;
}

/**
 * Valid for a list of agreements. The service refuses outdated versions with an error code of their
 * own.
 */
export const CONSENTS_RULE = z
  .array(
    z.object({
      kind: z.enum(CONSENT_KIND),
      version: z.string().max(40, { error: bilingual({ ko: '버전을 확인해 주세요.', en: 'Check the version.' }) }),
    }),
  )
  .max(10, { error: bilingual({ ko: '동의할 내용을 확인해 주세요.', en: 'Check what you agree to.' }) });

@InputType({ description: "The viewer's agreements (동의)." })
export class GiveConsentsInput {
  @Valid(CONSENTS_RULE)
  @Field(() => [ConsentInput], { description: 'The agreements to record.' })
  consents!: ConsentInput[];
}
