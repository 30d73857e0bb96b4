import { sql } from 'kysely';
import { registerEnumType } from 'type-graphql';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../../shared/consents';
import { sqlArray } from '../../../selection/fields';
import { addFields } from '../../../selection/schema-fields';
import { CONSENT_KIND } from './consent.inputs';
import { ViewerType } from '../member.type';

const WANTED = sql.join(
  CONSENT_KINDS.map((kind, rank) => sql`(${sql.lit(rank)}, ${sql.lit(kind)}, ${sql.lit(CONSENT_VERSIONS[kind])})`),
);

const MISSING_CONSENTS = sqlArray(
  sql`wanted.kind`,
  sql`(values ${WANTED}) wanted (rank, kind, version) where not exists (
    select from consent where member_id = m.id and consent.kind = wanted.kind and consent.version = wanted.version
  )`,
  sql`wanted.rank`,
);

registerEnumType(CONSENT_KIND, {
  name: 'ConsentKind',
  description: 'The kind of an agreement (동의).',
  valuesConfig: {
    TERMS: { description: 'The terms of use (이용약관), at /terms.' },
    PRIVACY: { description: 'The privacy notice (개인정보 처리방침), at /privacy.' },
    AGE: { description: 'A minimum age of 14 years (만 14세 이상).' },
  },
});

addFields(ViewerType, {
  missingConsents: {
    type: () => [CONSENT_KIND],
    description:
      'The kinds of consents (동의가 필요한 것) whose current version the viewer has not agreed to. Web clients request them before anything else.',
    sql: MISSING_CONSENTS,
  },
});
