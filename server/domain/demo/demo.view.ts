import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** What one sees as one of the demo's people. */
export enum DemoRole {
  OWNER = 'OWNER',
  APPLICANT = 'APPLICANT',
}

registerEnumType(DemoRole, {
  name: 'DemoRole',
  description: "What one sees as one of the demo's people (둘러보기).",
  valuesConfig: {
    OWNER: { description: 'A student with notices and applicants to decide on.' },
    APPLICANT: { description: 'A student with applications in every state.' },
  },
});

/** An account that whoever looks around may use. Everybody may know its password. */
@ObjectType('DemoAccount', {
  simpleResolvers: true,
  description:
    'An account of the demo (둘러보기), which anybody may log in to. Its people and their school are made up.',
})
export class DemoAccountView {
  @Field({ description: 'The login id (아이디).' })
  loginId!: string;

  @Field({ description: 'The password (비밀번호), which is no secret.' })
  password!: string;

  @Field({ description: 'The nickname (닉네임).' })
  nickName!: string;

  @Field(() => DemoRole, { description: 'What one sees as this person.' })
  role!: DemoRole;
}
