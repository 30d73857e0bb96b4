import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../domain/context';
import type { SqlJoin, SqlScope, SqlSelection, SqlValues } from '../../domain/kit/sql-fields';
import { viewerInRow } from '../../domain/kit/viewer-id';
import { namedParameter } from '../../platform/database/statement';
import { writeConnection } from './connection-writer';
import type { FieldDefinitions } from './field-definitions';
import { writeObject } from './json-object';
import type { SelectedField, SelectedObject, SelectedQuery, Site } from './selected-fields';

/** The parameters of a statement by name. */
export type ParameterSources = Map<string, (ctx: Context, valuesOf: (site: Site) => SqlValues) => unknown>;

/** The name of the parameter with the viewer's id. */
const VIEWER_ID = 'viewerId';

/** What a statement is written from: what is selected, and the options that the arguments led to. */
export interface WriterParts {
  definitions: FieldDefinitions;
  env: Context['env'];
  optionsOf: (site: Site) => SqlScope['options'];
}

/** Writes the statement of a query: one row with the response's data as JSON, or no row for a member who withdrew. */
export function writeQuery(
  { fields }: SelectedQuery,
  parts: WriterParts,
): { query: RawBuilder<unknown>; sources: ParameterSources } {
  const writer = new SqlWriter(parts);
  const data = writer.object(fields, 'Query');
  const query = sql`select ${data} as body from member viewer where viewer.id = ${writer.viewerId}`;
  return { query, sources: writer.sources };
}

/** A type's name and what is selected of it. */
type FieldsOfType = readonly [type: string, fields: readonly SelectedField[]];

class SqlWriter {
  readonly sources: ParameterSources = new Map([[VIEWER_ID, (ctx: Context) => ctx.session.memberId]]);
  readonly viewerId = viewerInRow('viewer', namedParameter<number>(VIEWER_ID));

  constructor(private readonly parts: WriterParts) {}

  /**
   * These fields of the row in scope as one JSON object.
   * @param read those that have been read already, by the expression that refers to them
   */
  object(
    fields: readonly SelectedField[],
    type: string,
    read: ReadonlyMap<SelectedField, RawBuilder<unknown>> = new Map(),
  ): RawBuilder<unknown> {
    const columns = fields.map((field) => sql`${read.get(field) ?? this.field(field, type)}`.as(field.key));
    const from = this.from(fields.filter((field) => !read.has(field)));
    return writeObject(columns, from);
  }

  /** The selected object, of whichever type the row in scope is. */
  anyObject({ type, fieldsByType }: SelectedObject, known?: string): RawBuilder<unknown> {
    const types = [...fieldsByType].filter(([name]) => known === undefined || name === known);
    const [first] = types;
    if (!first) throw new Error(`${type.name} has no type ${known}.`);
    const common = commonFields(types);
    const isAllCommon = types.every(([, fields]) => fields.length === common.length);
    return types.length === 1 || isAllCommon
      ? this.object(first[1], first[0])
      : this.objectOfTypes(type.name, types, common);
  }

  /**
   * PostgreSQL prepares all that a statement might need for each execution, so what the types have in common is written once. The
   * offset keeps it from being copied to where it is used.
   */
  private objectOfTypes(
    interfaceName: string,
    types: readonly FieldsOfType[],
    common: readonly SelectedField[],
  ): RawBuilder<unknown> {
    const columns = common.map((field, index) => sql`${this.field(field, interfaceName)}`.as(`field${index}`));
    const read = new Map(common.map((field, index) => [field, sql.ref(`common.field${index}`)]));
    const whens = types.map(([name, fields]) => {
      const isOfType = this.parts.definitions.isOfType(interfaceName, name);
      if (!isOfType) throw new Error(`${interfaceName} does not tell which rows are of the type ${name}.`);
      return sql`when ${isOfType} then ${this.object(fields, name, read)}`;
    });
    return sql`(select case ${sql.join(whens, sql` `)} end from (select ${sql.join(columns)}${this.from(common)} offset 0) common)`;
  }

  private field(selected: SelectedField, type: string): RawBuilder<unknown> {
    const { definition, object } = selected;
    if (!definition) return sql`${sql.lit(type)}`;
    const selection: SqlSelection = {
      json: (known) => this.anyObject(requireObject(object), known),
      connection: (page) => writeConnection(requireObject(object), page, (each) => this.anyObject(each)),
    };
    return sql`${definition.write(this.scopeOf(selected), selection)}`;
  }

  /** The tables that fields share, each once. */
  private from(fields: readonly SelectedField[]): RawBuilder<unknown> {
    const joins = new Map<SqlJoin, SelectedField>();
    for (const field of fields) for (const join of field.definition?.joins ?? []) joins.set(join, field);
    const tables = [...joins].map(([join, field]) => sql`${join.table(this.scopeOf(field))} ${sql.ref(join.name)}`);
    return tables.length > 0 ? sql` from ${sql.join(tables)}` : sql``;
  }

  private scopeOf({ path, site }: SelectedField): SqlScope {
    const named = (name: string): string => `${name}${site?.index ?? ''}`;
    return {
      env: this.parts.env,
      viewerId: this.viewerId,
      path,
      options: site ? this.parts.optionsOf(site) : {},
      value: (name) => this.parameterOf(named(name), site, (_ctx, values) => values[name]),
      computed: (name, compute) => this.parameterOf(named(name), site, compute),
    };
  }

  private parameterOf<Value>(
    name: string,
    site: Site | undefined,
    read: (ctx: Context, values: SqlValues) => unknown,
  ): RawBuilder<Value> {
    this.sources.set(name, (ctx, valuesOf) => read(ctx, site ? valuesOf(site) : {}));
    return namedParameter<Value>(name);
  }
}

/** What is selected in the same way of all types. The name of the type is none of it. */
function commonFields([first, ...others]: readonly FieldsOfType[]): SelectedField[] {
  const [, fields = []] = first ?? [];
  return fields.filter((field) => field.definition && others.every(([, each]) => each.includes(field)));
}

function requireObject(object: SelectedObject | undefined): SelectedObject {
  if (!object) throw new Error('A field without an object writes one.');
  return object;
}
