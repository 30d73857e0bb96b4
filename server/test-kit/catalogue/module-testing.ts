import type { Bounds } from '../../../shared/bounds';
import type { TestApp } from '../app/test-app';
import type { FormName } from '../clients/forms';
import type { TestedWrite, UntestedWrite } from '../races/writes';
import type { HostileInput } from './hostile-inputs';
import type { RestLine } from './rest-rows';

/** Effect of a member's withdrawal on the rows that refer to them. */
export type WithdrawalEffect = 'deleted' | 'anonymised' | 'kept';

/**
 * Lists of one module for the tests of all modules. A file `<noun>.testing.ts` in its folder
 * exports them as `testing`.
 */
export interface ModuleTesting {
  /** Its inputs that are sent as JSON. */
  hostileInputs?: readonly HostileInput[];
  /**
   * Bounds of its texts by form and property of REST (rules/bounds.md), written by hand and not
   * taken from shared/bounds.ts.
   */
  textBounds?: Readonly<Partial<Record<FormName, Readonly<Record<string, Bounds>>>>>;
  /** Its REST paths, written by hand and not derived from its routes. */
  restRows?: readonly RestLine[];
  /** Adds at least one row to each of its tables, for the tests of backups. */
  backupRows?: (app: TestApp) => Promise<unknown>;
  /**
   * Effect of a withdrawal on every column with the id of a member (`table.column`). A new column
   * needs a line here and a test. Kept columns are not foreign keys; docs/rules/ has the reasons.
   */
  withdrawal?: Readonly<Record<`${string}.${string}`, WithdrawalEffect>>;
  /** Its tables without a column for a member, with the reason. */
  withoutMembers?: Readonly<Record<string, string>>;
  /** Its mutations by name. Each succeeds with the test data. The name may include the member. */
  writes?: Readonly<Record<string, TestedWrite>>;
  /** Its mutations that are not in `writes`. */
  noWrites?: Readonly<Record<string, UntestedWrite>>;
}

/** Defines the lists of a module for the tests of all modules. */
export function defineTesting(testing: ModuleTesting): ModuleTesting {
  return testing;
}
