import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ViewerView } from '../members/member.view';

/** What the school must be verified for (the setting SCHOOL_PROOF). */
export enum SchoolProof {
  OFF = 'OFF',
  OPTIONAL = 'OPTIONAL',
  REQUIRED = 'REQUIRED',
}

/** The values by those of the setting. */
export const PROOFS = { off: SchoolProof.OFF, optional: SchoolProof.OPTIONAL, required: SchoolProof.REQUIRED } as const;

registerEnumType(SchoolProof, {
  name: 'SchoolProof',
  description: 'What the verification of schools (학교 인증) is needed for.',
  valuesConfig: {
    OFF: { description: 'Schools cannot be verified.' },
    OPTIONAL: { description: 'Only for notices for verified members (인증한 사람만).' },
    REQUIRED: { description: 'To post, to apply and to comment.' },
  },
});

/** The verification of the viewer's school. */
@ObjectType('SchoolVerification', {
  simpleResolvers: true,
  description: "The verification of the viewer's school (학교 인증).",
})
export class SchoolVerificationView {
  @Field({ description: 'The address (학교 이메일) that proved it.' })
  email!: string;

  @Field({ description: 'When it was proved.' })
  verifiedAt!: Date;

  @Field({ description: 'Until when it counts: the end of March of the year after next.' })
  verifiedUntil!: Date;
}

/** What a request for a code returns, whatever becomes of the mail. */
@ObjectType({ simpleResolvers: true, description: 'The result of requestSchoolCode.' })
export class RequestSchoolCodePayload {
  @Field({ description: 'From when another code can be requested.' })
  nextAllowedAt!: Date;
}

/** What entering the code returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of verifySchool.' })
export class VerifySchoolPayload {
  @Field(() => ViewerView, { description: 'The viewer, whose school is verified now.' })
  viewer!: ViewerView;
}
