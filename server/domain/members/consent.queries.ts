import { sql } from 'kysely';
import { CONSENT_KINDS, CONSENT_VERSIONS, type ConsentKind } from '../../../shared/consents';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import type { ConsentTables } from './consent.entity';

const { statement } = statementsOn<ConsentTables>();

const consentsOfMember = statement<{ memberId: number; versions: readonly string[] }>()(
  'members.consents',
  (db, { memberId, versions }) =>
    db
      .selectFrom('consent')
      .select(['kind', 'version'])
      .where('member_id', '=', memberId)
      .where('version', '=', db.fn.any(versions)),
);

/** Reads what the member has not agreed to in the version that is in force. */
export async function readMissingConsents(reads: Statements, memberId: number): Promise<ConsentKind[]> {
  const given = await reads.rows(consentsOfMember, { memberId, versions: Object.values(CONSENT_VERSIONS) });
  const isGiven = (wanted: ConsentKind): boolean =>
    given.some(({ kind, version }) => kind === wanted && version === CONSENT_VERSIONS[wanted]);
  return CONSENT_KINDS.filter((kind) => !isGiven(kind));
}

const consentInsertion = statement<{ memberId: number; kinds: readonly string[]; versions: readonly string[] }>()(
  'members.addConsents',
  (db, { memberId, kinds, versions }) =>
    db
      .insertInto('consent')
      .columns(['member_id', 'kind', 'version'])
      .expression(
        db
          .selectFrom(
            sql<{ kind: ConsentKind; version: string }>`unnest(${kinds}::text[], ${versions}::text[])`.as<'given'>(
              sql`given(kind, version)`,
            ),
          )
          .select([sql<number>`${memberId}::int`.as('member_id'), 'given.kind', 'given.version']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

/** Records that the member agrees to the versions that are in force. What was agreed to before stays as it was. */
export async function writeConsents(
  writes: Statements,
  memberId: number,
  kinds: readonly ConsentKind[],
): Promise<void> {
  const versions = kinds.map((kind) => CONSENT_VERSIONS[kind]);
  await writes.rows(consentInsertion, { memberId, kinds, versions });
}
