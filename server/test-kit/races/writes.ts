import { mergeRecords, MODULE_LISTS } from '../catalogue/collected';
import type { Denials } from './denials';
import type { PreparedWrite, Write } from './write-data';

/** A write that every test of writes calls. */
export type TestedWrite =
  | {
      /** Denials by actor (rules/rights.md, rules/teams.md, rules/moderation.md). */
      denials: Denials;
      notRaced?: undefined;
      start: Write;
    }
  | {
      denials: Denials;
      /** Reason why it is left out of the races. Another write that races locks the same rows. */
      notRaced: string;
      start: PreparedWrite;
    };

/** A mutation that no test of writes calls, with the reasons. */
export interface UntestedWrite {
  reason: string;
  notRaced: string;
}

const TESTED = Object.entries(mergeRecords(MODULE_LISTS.map(({ writes }) => writes)));
const UNTESTED = Object.entries(mergeRecords(MODULE_LISTS.map(({ noWrites }) => noWrites)));

/** Writes that race with each other, by mutation name. The name may include the member. */
export const WRITES: Readonly<Record<string, Write>> = Object.fromEntries(
  TESTED.flatMap(([name, write]) => (write.notRaced === undefined ? [[name, write.start]] : [])),
);

/** Mutations that do not race, with the reason. */
export const NOT_RACED: Readonly<Record<string, string>> = Object.fromEntries(
  [...TESTED, ...UNTESTED].flatMap(([name, { notRaced }]) => (notRaced === undefined ? [] : [[name, notRaced]])),
);

/** Every mutation by name. Each succeeds with the test data. The name may include the member. */
export const EVERY_WRITE = TESTED.map(([name, { start }]): [name: string, start: PreparedWrite] => [name, start]);

/** Denials by write and actor. */
export const DENIALS_BY_WRITE: Readonly<Record<string, Denials>> = Object.fromEntries(
  TESTED.map(([name, { denials }]) => [name, denials]),
);

/** Mutations that are not tested, with the reason. */
export const NOT_TESTED: Readonly<Record<string, string>> = Object.fromEntries(
  UNTESTED.map(([name, { reason }]) => [name, reason]),
);
