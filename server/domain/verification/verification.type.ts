import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import type { MemberTables } from '../members/member.entity';
import { ViewerType } from '../members/member.type';
import { VERIFIABLE_KEYS } from '../schools/school-domains';
import { SchoolType } from '../schools/school.type';
import { isoTimeSql } from '../../selection/selected-fields';
import { defineExport } from '../kit/export/export';
import type { VerificationTables } from './verification.entity';

const m = columnsOf<MemberTables['member']>('m');

/** Actions that need a verified school (setting SCHOOL_PROOF). */
export enum SchoolProof {
  OFF = 'OFF',
  OPTIONAL = 'OPTIONAL',
  REQUIRED = 'REQUIRED',
}

/** Enum values by the values of the setting. */
const PROOFS = { off: SchoolProof.OFF, optional: SchoolProof.OPTIONAL, required: SchoolProof.REQUIRED } as const;

registerEnumType(SchoolProof, {
  name: 'SchoolProof',
  description: 'The actions that need a verified school (학교 인증).',
  valuesConfig: {
    OFF: { description: 'Schools cannot be verified.' },
    OPTIONAL: { description: 'Applying to notices for verified members only (인증한 사람만).' },
    REQUIRED: { description: 'Posting, applying and commenting.' },
  },
});

@ObjectType('SchoolVerification', {
  simpleResolvers: true,
  description: "The verification of the viewer's school (학교 인증).",
})
class SchoolVerificationType {
  @Field({ description: 'The address (학교 이메일) that verified the school.' })
  @Sql(m.verified_email)
  email!: string;

  @Field({ description: 'The time of the verification.' })
  @Sql(m.verified_at)
  verifiedAt!: Date;

  @Field({ description: 'The expiry: the end of March of the year after next.' })
  @Sql(m.verified_until)
  verifiedUntil!: Date;
}

addFields(ViewerType, {
  schoolVerification: {
    type: () => SchoolVerificationType,
    nullable: true,
    description: "The verification of the viewer's school (학교 인증); null without one and after its expiry.",
    sql: (_scope, selection) => sql`case when m.verified_until > now() then ${selection.json()} end`,
  },
  schoolProof: {
    type: () => SchoolProof,
    description: 'The actions that need a verified school on this server.',
    sql: ({ env }) => sql.lit(PROOFS[env.SCHOOL_PROOF]),
  },
});

addFields(SchoolType, {
  canBeVerified: {
    type: () => Boolean,
    description: 'Whether members can verify it, which needs a domain of the school.',
    sql: ({ computed }) => sql`(s.school_key = any (${computed('verifiableKeys', () => VERIFIABLE_KEYS)}::text[]))`,
  },
});

const sc = columnsOf<VerificationTables['school_code']>('sc');

/**
 * The viewer's latest request for a code. Its address is left out, because until the verification
 * it may belong to somebody else. A verified address is part of the profile.
 */
export const verificationExport = defineExport({
  name: 'school-codes',
  tables: ['school_code'],
  rows: ({ viewerId }) => sql`school_code sc where sc.member_id = ${viewerId}`,
  id: sc.id,
  shape: {
    requestedAt: isoTimeSql(sc.requested_at),
    expiresAt: isoTimeSql(sc.expires_at),
    attempts: sc.attempts,
  },
});
