import { sql } from 'kysely';
import { CONSENT_VERSIONS, type ConsentKind } from '../../../../shared/consents';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import type { ConsentTables } from './consent.entity';

const { statement } = statementsOn<ConsentTables>();

const insertConsentsStatement = statement<{
  memberId: number;
  kinds: readonly string[];
  versions: readonly string[];
}>()('members.addConsents', (db, { memberId, kinds, versions }) =>
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

/** Records that the member agrees to the current versions. Earlier agreements stay unchanged. */
export async function insertConsents(
  writes: Statements,
  memberId: number,
  kinds: readonly ConsentKind[],
): Promise<void> {
  const versions = kinds.map((kind) => CONSENT_VERSIONS[kind]);
  await writes.run(insertConsentsStatement, { memberId, kinds, versions });
}
