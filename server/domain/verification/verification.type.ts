import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import type { MemberTables } from '../members/member.entity';
import { viewerOfPayload, ViewerType } from '../members/member.type';
import { VERIFIABLE_KEYS } from '../schools/school.domains';
import { SchoolType } from '../schools/school.type';

const m = columnsOf<MemberTables['member']>('m');

/** What the school must be verified for (the setting SCHOOL_PROOF). */
export enum SchoolProof {
  OFF = 'OFF',
  OPTIONAL = 'OPTIONAL',
  REQUIRED = 'REQUIRED',
}

/** The values by those of the setting. */
const PROOFS = { off: SchoolProof.OFF, optional: SchoolProof.OPTIONAL, required: SchoolProof.REQUIRED } as const;

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
class SchoolVerificationType {
  @Field({ description: 'The address (학교 이메일) that proved it.' })
  @Sql(m.verified_email)
  email!: string;

  @Field({ description: 'When it was proved.' })
  @Sql(m.verified_at)
  verifiedAt!: Date;

  @Field({ description: 'Until when it counts: the end of March of the year after next.' })
  @Sql(m.verified_until)
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
  @Field(() => ViewerType, { description: 'The viewer, whose school is verified now.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

addFields(ViewerType, {
  schoolVerification: {
    type: () => SchoolVerificationType,
    nullable: true,
    description: "The verification of the viewer's school (학교 인증); null without one, and when it has expired.",
    sql: (_scope, selection) => sql`case when m.verified_until > now() then ${selection.json()} end`,
  },
  schoolProof: {
    type: () => SchoolProof,
    description: 'What the verification of schools is needed for here.',
    sql: ({ env }) => sql.lit(PROOFS[env.SCHOOL_PROOF]),
  },
});

addFields(SchoolType, {
  canBeVerified: {
    type: () => Boolean,
    description: 'Whether members can verify it: only with a domain of its own.',
    sql: ({ computed }) => sql`(s.school_key = any (${computed('verifiableKeys', () => VERIFIABLE_KEYS)}::text[]))`,
  },
});
