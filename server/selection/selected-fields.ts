import type { FieldNode, GraphQLField, GraphQLNamedType, GraphQLObjectType } from 'graphql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { SqlField } from './fields';

/** One occurrence of a field that takes arguments or returns a list. */
export interface FieldOccurrence {
  readonly index: number;
  /** Path of the field in the response, starting at the root. */
  readonly responsePath: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly definition: SqlField;
  /** The nearest occurrence above. */
  readonly parent: FieldOccurrence | undefined;
}

/** A field of a selection. */
export interface SelectedField {
  /** Name in the response. */
  readonly key: string;
  readonly name: string;
  /** Undefined for `__typename`. */
  readonly definition: SqlField | undefined;
  /** Undefined for a field without an object. */
  readonly object: SelectedObject | undefined;
  /** Own occurrence of a field with arguments or a list. Otherwise the nearest above. */
  readonly occurrence: FieldOccurrence | undefined;
  /** Converts the value to the format of the response. */
  readonly convert?: (value: Expression<unknown>) => Expression<unknown>;
}

/** Formats a time like `Date.toISOString`. */
export const isoTimeSql = (time: Expression<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selected fields of an object in the order of the response, for each of its possible types. */
export interface SelectedObject {
  readonly type: GraphQLNamedType;
  readonly fieldsByType: ReadonlyMap<string, readonly SelectedField[]>;
  /** True if the object is replaced by the value of its only field. */
  readonly isValue?: boolean;
}

/** Fields of one root object, such as Query or the payload of a mutation. All of them have SQL. */
export interface Selection {
  readonly type: GraphQLObjectType;
  readonly fields: readonly SelectedField[];
  readonly occurrences: readonly FieldOccurrence[];
  /** True if the selection must be read from the primary. */
  readonly primary: boolean;
}
