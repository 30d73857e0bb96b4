import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CONSENT_KINDS, type ConsentKind } from '../../../shared/consents';
import { ViewerView } from './member.view';

/** What a member agrees to, as an enum of GraphQL. */
export const CONSENT_KIND = Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, kind])) as {
  [Kind in ConsentKind]: Kind;
};

registerEnumType(CONSENT_KIND, {
  name: 'ConsentKind',
  description: 'What a member agrees to (동의).',
  valuesConfig: {
    TERMS: { description: 'The terms of use (이용약관), at /terms.' },
    PRIVACY: { description: 'The privacy notice (개인정보 처리방침), at /privacy.' },
    AGE: { description: 'That the member is at least 14 years old (만 14세 이상).' },
  },
});

/** What giving consents returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of giveConsents.' })
export class GiveConsentsPayload {
  @Field(() => ViewerView, { description: 'The viewer, with the consents that are still missing.' })
  viewer!: ViewerView;
}

/** Who runs the service. */
@ObjectType('Operator', { simpleResolvers: true, description: 'Who runs the service (운영자).' })
export class OperatorView {
  @Field({ description: 'The name (이름).' })
  name!: string;

  @Field({ description: 'How to reach them (연락처).' })
  contact!: string;
}
