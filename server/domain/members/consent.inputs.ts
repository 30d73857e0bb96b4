import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { CONSENT_KINDS, type ConsentKind } from '../../../shared/consents';
import { Rule } from '../../platform/validation';

/** What a member agrees to, as an enum of GraphQL. */
export const CONSENT_KIND = Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ConsentKind]: Kind;
};

/** An agreement to one version. */
@InputType({ description: 'An agreement (동의) to the version that the person has seen.' })
export class ConsentInput {
  @Field(() => CONSENT_KIND, { description: 'What the person agrees to.' })
  kind!: ConsentKind;

  @Field({ description: 'The version that the person has seen, such as the date of the terms; 14 for the age.' })
  version!: string;
}

/**
 * A list of agreements. A version that is not in force is refused by the service, with a code of
 * its own.
 */
export const CONSENTS_RULE = z
  .array(z.object({ kind: z.enum(CONSENT_KIND), version: z.string().max(40, { error: '버전을 확인해 주세요.' }) }))
  .max(10, { error: '동의할 내용을 확인해 주세요.' });

/** Agreements that the viewer gives after the sign-up. */
@InputType({ description: "The viewer's agreements (동의)." })
export class GiveConsentsInput {
  @Rule(CONSENTS_RULE)
  @Field(() => [ConsentInput], { description: 'What the viewer agrees to.' })
  consents!: ConsentInput[];
}
