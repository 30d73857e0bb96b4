import { type RawBuilder, sql } from 'kysely';
import { isAbstractType } from 'graphql';
import type { Context } from '../../domain/context';
import type { SqlJoin, SqlScope, SqlSelection, SqlValues } from '../../domain/kit/sql-fields';
import { namedParameter } from '../../platform/database/statement';
import { writeConnection } from './connection-writer';
import type { FieldDefinitions } from './field-definitions';
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

export class SqlWriter {
  readonly sources: ParameterSources = new Map([[VIEWER_ID, (ctx: Context) => ctx.session.memberId]]);
  readonly viewerId = namedParameter<number>(VIEWER_ID);

  constructor(private readonly parts: WriterParts) {}

  /** These fields of the row in scope as one JSON object. */
  object(fields: readonly SelectedField[], type: string): RawBuilder<unknown> {
    const columns = fields.map((field) => sql`${this.field(field, type)}`.as(field.key));
    const joins = this.joinsOf(fields);
    const from = joins.length > 0 ? sql` from ${sql.join(joins)}` : sql``;
    return sql`(select row_to_json(item) from (select ${sql.join(columns)}${from}) item)`;
  }

  /** The selected object, of whichever type the row in scope is. */
  anyObject({ type, fieldsByType }: SelectedObject, known?: string): RawBuilder<unknown> {
    const [first, ...others] = [...fieldsByType].filter(([name]) => known === undefined || name === known);
    if (!first) throw new Error(`${type.name} has no type ${known}.`);
    return others.reduceRight(
      (otherwise, [name, fields]) => {
        const isOfType = isAbstractType(type) ? this.parts.definitions.isOfType(type.name, name) : undefined;
        if (!isOfType) throw new Error(`${type.name} does not tell which rows are of the type ${name}.`);
        return sql`case when ${isOfType} then ${this.object(fields, name)} else ${otherwise} end`;
      },
      this.object(first[1], first[0]),
    );
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

  /** Each table once, though several fields share it. */
  private joinsOf(fields: readonly SelectedField[]): RawBuilder<unknown>[] {
    const joins = new Map<SqlJoin, SelectedField>();
    for (const field of fields) for (const join of field.definition?.joins ?? []) joins.set(join, field);
    return [...joins].map(([join, field]) => sql`${join.table(this.scopeOf(field))} ${sql.ref(join.name)}`);
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

function requireObject(object: SelectedObject | undefined): SelectedObject {
  if (!object) throw new Error('A field without an object writes one.');
  return object;
}
