import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Context, ResponseReader } from '../domain/context';
import type { ResponseText, UnreadResponse } from './unread-response';
import { AppError, type ErrorCode } from '../platform/errors/app-error';
import { seoulDateSql, seoulTimeSql } from '../platform/text/seoul-time';
import type { FieldDefinitions } from './definitions';
import { type DeclaredSql, type ParsedArguments, type SqlField, type SqlScope, toSqlField } from './fields';
import { isoTimeSql, type SelectedField, type SelectedObject, type Selection } from './selected-fields';
import type { CachedSelection, Selections } from './selections';
import { SqlBuilder, type BuildOptions, type BuiltStatement } from './sql-builder';

/** A field by its path, such as `owner.nickName`, and its format in the response. */
interface FieldPath {
  readonly path: string;
  readonly convert?: (value: Expression<unknown>) => Expression<unknown>;
  /** Properties of an object, or of the objects in a list. */
  readonly shape?: AnyShape;
}

/** Source of a property: the path of a field, or SQL without a GraphQL field. */
type Source = string | FieldPath | DeclaredSql;

/** Properties of any response. */
export type AnyShape = Readonly<Record<string, Source>>;

/** Properties of a response by name. */
export type Shape<Json> = { readonly [Name in keyof Json]: Source };

/** Date of a time in Seoul. */
export const day = (path: string): FieldPath => ({ path, convert: seoulDateSql });

/** A time in Seoul, as ISO 8601 with its offset. */
export const time = (path: string): FieldPath => ({ path, convert: seoulTimeSql });

/** A time in UTC, in GraphQL's format. */
export const isoTime = (path: string): FieldPath => ({ path, convert: isoTimeSql });

/** A list of objects. */
export const listOf = (path: string, shape: AnyShape): FieldPath => ({ path, shape });

interface ResponseBase<Json> {
  /** Name of the statement in metrics and traces. */
  readonly name: string;
  /** GraphQL type of the objects. Without one, SQL returns all properties. */
  readonly type?: string;
  readonly shape: Shape<Json>;
}

/**
 * Maps the property names of a JSON object to the GraphQL fields that they show. It serves
 * responses of REST, pages of exports and the state in a stale edit.
 */
export type ResponseDefinition<Json> = ResponseBase<Json> &
  (
    | {
        /** Selects the row of the response's object. */
        readonly source: (scope: SqlScope) => Expression<unknown>;
        /** Error without such a row. Defaults to NOT_FOUND. */
        readonly missing?: ErrorCode;
        /** True if the viewer may read the object. Otherwise FORBIDDEN. */
        readonly isAllowed?: (scope: SqlScope) => Expression<unknown>;
        /** Path of the version, for the entity tag. */
        readonly version?: string;
        /** Builds the response over the row, if it is not the object itself. */
        readonly root?: SqlField;
      }
    | { readonly root: SqlField; readonly source?: undefined }
  );

/** A response of one definition, with the values and options of its SQL. */
export class SelectedResponse implements UnreadResponse {
  constructor(
    readonly definition: ResponseDefinition<never>,
    readonly root: ParsedArguments,
  ) {}
}

const all: ResponseDefinition<never>[] = [];

/**
 * Defines a response. A name that is missing in the schema prevents the start.
 * @returns a function that builds the response. The action of a route returns it
 */
export function defineResponse<Json>(
  definition: ResponseDefinition<Json>,
): (values?: ParsedArguments['values'], options?: ParsedArguments['options']) => SelectedResponse {
  const untyped = definition as ResponseDefinition<never>;
  all.push(untyped);
  return (values = {}, options) => new SelectedResponse(untyped, { values, options });
}

interface CompiledResponse {
  readonly definition: ResponseDefinition<never>;
  readonly selection: CachedSelection;
}

/** Reads responses, each in one statement. */
export class Responses implements ResponseReader {
  private readonly compiled: ReadonlyMap<object, CompiledResponse>;

  /** @throws {Error} for a path of a response that is no field with SQL */
  constructor(private readonly selections: Selections) {
    this.compiled = new Map(
      all.map((definition) => [definition, { definition, selection: toCachedSelection(definition, selections) }]),
    );
  }

  async read(ctx: Context, response: UnreadResponse): Promise<ResponseText> {
    const compiled = this.compiled.get(response.definition);
    if (!compiled) throw new Error(`${response.definition.name} was defined after the start.`);
    const { definition, selection } = compiled;
    const json = await this.selections.readJsonText(ctx, selection, { args: [], root: response.root });
    if (!json) throw new AppError(definition.source ? (definition.missing ?? 'NOT_FOUND') : 'UNAUTHENTICATED');
    if (json.body === null) throw new AppError('FORBIDDEN');
    return { text: json.body, version: json.version };
  }
}

function toCachedSelection(
  definition: ResponseDefinition<never>,
  { schema, definitions }: Selections,
): CachedSelection {
  const { name, type: typeName = 'Query', shape } = definition;
  const shapes = new ShapeParser(schema, definitions);
  const type = shapes.typeOf(typeName);
  const object = shapes.objectOf(type, shape);
  const version =
    'version' in definition && definition.version ? shapes.fieldOf(type, definition.version, definition.version) : null;
  const selection: Selection = {
    type: type as GraphQLObjectType,
    fields: [],
    occurrences: [],
    primary: shapes.primary,
  };
  const build = (options: BuildOptions): BuiltStatement => buildResponse(definition, { object, version }, options);
  return { selection, name, build, storage: 'always', statements: new Map() };
}

/** The selected object and version of a response. */
interface ResponseParts {
  object: SelectedObject;
  version: SelectedField | null;
}

function buildResponse(
  definition: ResponseDefinition<never>,
  parts: ResponseParts,
  options: BuildOptions,
): BuiltStatement {
  const builder = new SqlBuilder(options);
  const { sources } = builder;
  const scope = builder.scopeOf(undefined);
  const body = buildBody(definition, parts, builder, scope);
  if (!definition.source) return { query: builder.forViewer(sql`select ${body} as body`), sources };
  const allowed = definition.isAllowed ? sql`case when ${definition.isAllowed(scope)} then ${body} end` : body;
  const version = parts.version
    ? sql`, ${builder.buildField(parts.version, parts.object.type.name)} as version`
    : sql``;
  const row = sql`select ${allowed} as body${version} from ${definition.source(scope)}`;
  const query = sql`select response.* from member viewer, lateral (${row}) response where viewer.id = ${builder.viewerId}`;
  return { query, sources };
}

function buildBody(
  { root }: ResponseDefinition<never>,
  { object }: ResponseParts,
  builder: SqlBuilder,
  scope: SqlScope,
): RawBuilder<unknown> {
  const json = (): RawBuilder<unknown> => builder.buildAnyObject(object);
  return root ? sql`${root.build(scope, { json, connection: json })}` : json();
}

/** Parses shapes into selections. */
class ShapeParser {
  primary = false;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
  ) {}

  typeOf(name: string): GraphQLNamedType {
    const type = this.schema.getType(name);
    if (!type) throw new Error(`A response shows the unknown type ${name}.`);
    return type;
  }

  objectOf(type: GraphQLNamedType, shape: AnyShape): SelectedObject {
    const fields = Object.entries<Source>(shape).map(([key, source]) => this.fieldOf(type, key, source));
    return { type, fieldsByType: new Map([[type.name, fields]]) };
  }

  fieldOf(type: GraphQLNamedType, key: string, source: Source): SelectedField {
    if (typeof source === 'string') return this.pathOf(type, key, { path: source });
    if ('path' in source) return this.pathOf(type, key, source);
    return { key, name: key, definition: toSqlField(source), object: undefined, occurrence: undefined };
  }

  private pathOf(type: GraphQLNamedType, key: string, { path, shape, convert }: FieldPath): SelectedField {
    const [name = '', ...rest] = path.split('.');
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const definition = this.definitions.field(type.name, name);
    if (!field || !definition) throw new Error(`A response shows ${type.name}.${name}, which has no SQL.`);
    this.primary ||= definition.primary === true;
    const inner = getNamedType(field.type);
    const at = { key, name, definition, occurrence: undefined };
    if (rest.length === 0) return { ...at, object: shape && this.objectOf(inner, shape), convert };
    const value = this.pathOf(inner, key, { path: rest.join('.'), shape, convert });
    const object = { type: inner, fieldsByType: new Map([[inner.name, [value]]]), isValue: true };
    return { ...at, object };
  }
}
