import { isAbstractType } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shared/language';
import type { Context } from '../domain/context';
import { viewerInRow } from './viewer-id';
import { namedParameter } from '../platform/database/statements/compiled-statement';
import type { AppError } from '../platform/errors/app-error';
import { buildConnection } from './connections/connection-builder';
import type { FieldDefinitions } from './definitions';
import type { ParsedArguments, SqlJoin, SqlScope, SqlSelection, SqlValues } from './fields';
import { type Property, buildObject } from './json-object';
import type { SelectedField, SelectedObject, Selection, FieldOccurrence } from './selected-fields';

/** Returns the values of a field occurrence's arguments, or those of the root. */
export type ValuesOf = (occurrence: FieldOccurrence | undefined) => SqlValues;

/** Sources of a statement's parameters by name. */
export type ParameterSources = Map<string, (ctx: Context, valuesOf: ValuesOf) => unknown>;

/** Arguments that are invalid or select too many rows. */
export interface RefusedArguments {
  readonly error: AppError;
}

/** Parsed arguments of a field, or the error that refuses them. */
export type OccurrenceArguments = ParsedArguments | RefusedArguments;

/** True if the arguments were refused. The field then reports the error at its path. */
export const isRefused = (args: OccurrenceArguments | undefined): args is RefusedArguments =>
  args !== undefined && 'error' in args;

/** Name of the property with an object's type, for fields with several possible types. */
export const TYPE = '-type';

/** Name of the property that marks the placeholder of a field with refused arguments. */
export const REFUSED = '-refused';

/** Arguments, viewer and format of the statement of a selection. */
export interface BuildOptions {
  readonly definitions: FieldDefinitions;
  readonly env: Context['env'];
  readonly isVisitor: boolean;
  /** Arguments by the indexes of the field occurrences. */
  readonly args: readonly OccurrenceArguments[];
  /** Options of the root's values. */
  readonly rootOptions: SqlScope['options'];
  /** True if objects of several types get the property {@link TYPE}. */
  readonly withTypes: boolean;
}

/** A statement and the sources of its parameters. */
export interface BuiltStatement {
  readonly query: RawBuilder<unknown>;
  readonly sources: ParameterSources;
}

const VIEWER_ID = 'viewerId';
const LANGUAGE = 'requestLanguage';

/**
 * Builds the statement of a selection. It returns one row with JSON, or no row if the member has
 * withdrawn. It fails for more JSON than a response may have.
 */
export function buildStatement({ fields, type }: Selection, options: BuildOptions): BuiltStatement {
  const builder = new SqlBuilder(options);
  const data = sql`select (${builder.buildObject(fields, type.name)})::response as body`;
  return { query: options.isVisitor ? data : builder.forViewer(data), sources: builder.sources };
}

/** Name of a type and its selected fields. */
type FieldsOfType = readonly [type: string, fields: readonly SelectedField[]];

/** Builds the statement that reads a selection for one viewer. */
export class SqlBuilder {
  readonly sources: ParameterSources = new Map();
  readonly viewerId: RawBuilder<number>;

  constructor(protected readonly options: BuildOptions) {
    this.viewerId = options.isVisitor ? sql<number>`null::int` : this.viewer();
  }

  /**
   * Builds a JSON object from fields of the row in scope.
   * @param computed expressions of fields that the statement has already computed
   */
  buildObject(
    fields: readonly SelectedField[],
    type: string,
    computed: ReadonlyMap<SelectedField, RawBuilder<unknown>> = new Map(),
    extra: readonly Property[] = [],
  ): RawBuilder<unknown> {
    const properties = fields.map((field) => ({
      name: field.key,
      value: sql`${computed.get(field) ?? this.buildField(field, type)}`,
    }));
    return buildObject([...properties, ...extra], this.from(fields.filter((field) => !computed.has(field))));
  }

  /**
   * Builds the selected object of the row in scope.
   * @param only the object's type, if all rows have the same type; otherwise it depends on the row
   */
  buildAnyObject({ type, fieldsByType, isValue }: SelectedObject, only?: string): RawBuilder<unknown> {
    const all = [...fieldsByType];
    const types = all.length === 1 ? all : all.filter(([name]) => only === undefined || name === only);
    const [first] = types;
    if (!first) throw new Error(`${type.name} has no type ${only}.`);
    const [typeName, [value]] = first;
    if (isValue && value) return this.buildField(value, typeName);
    const common = commonFields(types);
    const isAllCommon = types.every(([, fields]) => fields.length === common.length);
    if (types.length > 1 && !(isAllCommon && !this.options.withTypes)) {
      return this.buildObjectOfTypes(type.name, types, common);
    }
    return this.buildObject(first[1], first[0], undefined, isAbstractType(type) ? this.typeProperty(first[0]) : []);
  }

  /** Adds the viewer's row to a query without tables. */
  forViewer(query: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`${query} from member viewer where viewer.id = ${this.viewerId}`;
  }

  /** Id of the viewer, whose row has the alias `viewer`. */
  protected viewer(): RawBuilder<number> {
    this.sources.set(VIEWER_ID, (ctx) => ctx.session.memberId);
    return viewerInRow('viewer', namedParameter<number>(VIEWER_ID));
  }

  private typeProperty(name: string): readonly Property[] {
    return this.options.withTypes ? [{ name: TYPE, value: sql`${sql.lit(name)}` }] : [];
  }

  /**
   * Builds the common fields of all types once, because PostgreSQL prepares every branch of a
   * statement for each execution. The offset prevents PostgreSQL from inlining them.
   */
  private buildObjectOfTypes(
    interfaceName: string,
    types: readonly FieldsOfType[],
    common: readonly SelectedField[],
  ): RawBuilder<unknown> {
    const columns = common.map((field, index) => sql`${this.buildField(field, interfaceName)}`.as(`field${index}`));
    const computed = new Map(common.map((field, index) => [field, sql.ref(`common.field${index}`)]));
    const whens = types.map(([name, fields]) => {
      const isOfType = this.options.definitions.isOfType(name);
      if (!isOfType) throw new Error(`Rows of ${interfaceName} have no condition for the type ${name}.`);
      return sql`when ${isOfType} then ${this.buildObject(fields, name, computed, this.typeProperty(name))}`;
    });
    return sql`(select case ${sql.join(whens, sql` `)} end from (select ${sql.join(columns)}${this.from(common)} offset 0) common)`;
  }

  buildField(selected: SelectedField, type: string): RawBuilder<unknown> {
    const { definition, object, occurrence } = selected;
    if (!definition) return sql`${sql.lit(type)}`;
    if (occurrence?.definition === definition && isRefused(this.options.args[occurrence.index]))
      return this.placeholderOf(occurrence);
    const selection: SqlSelection = {
      json: (only) => this.buildAnyObject(requireObject(object), only),
      connection: (page) => buildConnection(requireObject(object), page, (each) => this.buildAnyObject(each)),
    };
    const value = definition.build(this.scopeOf(selected.occurrence), selection);
    return sql`${selected.convert ? selected.convert(value) : value}`;
  }

  /** Builds the placeholder of a field whose arguments were refused. */
  private placeholderOf({ index }: FieldOccurrence): RawBuilder<unknown> {
    return sql`json_build_object(${sql.lit(REFUSED)}, ${sql.lit(index)})`;
  }

  /** Builds the tables that fields share, each once. */
  private from(fields: readonly SelectedField[]): RawBuilder<unknown> {
    const joins = new Map<SqlJoin, SelectedField>();
    for (const field of fields) for (const join of field.definition?.joins ?? []) joins.set(join, field);
    const tables = [...joins].map(
      ([join, field]) => sql`${join.table(this.scopeOf(field.occurrence))} ${sql.ref(join.name)}`,
    );
    return tables.length > 0 ? sql` from ${sql.join(tables)}` : sql``;
  }

  scopeOf(occurrence: FieldOccurrence | undefined): SqlScope {
    const { args: all, rootOptions } = this.options;
    const args = occurrence ? all[occurrence.index] : { values: {}, options: rootOptions };
    const named = (name: string): string => `${name}${occurrence?.index ?? ''}`;
    const language = (): RawBuilder<Language> => this.parameterOf(LANGUAGE, undefined, (ctx) => ctx.language);
    return {
      env: this.options.env,
      viewerId: this.viewerId,
      get language() {
        return language();
      },
      options: args && !isRefused(args) ? (args.options ?? {}) : {},
      value: (name) => this.valueOf(name, occurrence),
      computed: (name, compute) => this.parameterOf(named(name), occurrence, compute),
    };
  }

  /** A value of a field occurrence's arguments, or of the root. */
  protected valueOf<Value>(name: string, occurrence: FieldOccurrence | undefined): RawBuilder<Value> {
    return this.parameterOf(`${name}${occurrence?.index ?? ''}`, occurrence, (_ctx, values) => {
      if (!(name in values)) throw new Error(`The value ${name} of a statement is missing.`);
      return values[name];
    });
  }

  private parameterOf<Value>(
    name: string,
    occurrence: FieldOccurrence | undefined,
    read: (ctx: Context, values: SqlValues) => unknown,
  ): RawBuilder<Value> {
    this.sources.set(name, (ctx, valuesOf) => read(ctx, valuesOf(occurrence)));
    return namedParameter<Value>(name);
  }
}

/** Fields except `__typename` that all types select in the same way. */
function commonFields([first, ...others]: readonly FieldsOfType[]): SelectedField[] {
  const [, fields = []] = first ?? [];
  return fields.filter((field) => field.definition && others.every(([, each]) => each.includes(field)));
}

function requireObject(object: SelectedObject | undefined): SelectedObject {
  if (!object) throw new Error('The SQL of a field without an object selects one.');
  return object;
}
