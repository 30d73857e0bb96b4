import type { Expression, RawBuilder } from 'kysely';
import { caseOf } from '../../platform/database/statements/expressions';
import { KIND_NAMES, KINDS, type KindProperties } from './notification-kinds';

/**
 * SQL for a property of a notification kind. Null for a kind without it, and for one that only a
 * later release has.
 * @param kind the column with the kind
 * @param read returns the property of a known kind; undefined without it
 */
export function byKind<Value extends boolean | number | string>(
  kind: Expression<string>,
  read: (properties: KindProperties) => Value | undefined,
): RawBuilder<Value | null> {
  const values = KIND_NAMES.flatMap((each): [string, Value][] => {
    const value = read(KINDS[each]);
    return value === undefined ? [] : [[each, value]];
  });
  return caseOf<string, Value>(kind, Object.fromEntries(values));
}
