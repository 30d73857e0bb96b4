import {
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { AnswerReader, Context } from '../domain/context';
import type { Answer, AnswerText } from '../domain/kit/answer';
import { AppError, type ErrorCode } from '../platform/errors';
import { seoulDateSql, seoulTimeSql } from '../platform/seoul';
import type { FieldDefinitions } from './definitions';
import { type DeclaredSql, type ReadArguments, type SqlField, type SqlScope, toSqlField } from './fields';
import { isoTimeSql, type SelectedField, type SelectedObject, type Selection } from './selected-fields';
import type { KnownSelection, Selections } from './selections';
import { SqlWriter, type WriterParts, type WrittenStatement } from './sql-writer';

/** A field by its path, such as `owner.nickName`, and its format in the answer. */
interface FieldPath {
  readonly path: string;
  readonly convert?: (value: Expression<unknown>) => Expression<unknown>;
  /** Properties of an object, or of the objects in a list. */
  readonly shape?: AnyShape;
}

/** Source of a property: the path of a field, or SQL without a GraphQL field. */
type Source = string | FieldPath | DeclaredSql;

/** Properties of any answer. */
export type AnyShape = Readonly<Record<string, Source>>;

/** Properties of an answer by their legacy names. */
export type Shape<Json> = { readonly [Name in keyof Json]: Source };

/** The date of a time in Seoul. */
export const day = (path: string): FieldPath => ({ path, convert: seoulDateSql });

/** A time in Seoul, as ISO 8601 with its offset. */
export const time = (path: string): FieldPath => ({ path, convert: seoulTimeSql });

/** A time in UTC, in GraphQL's format. */
export const isoTime = (path: string): FieldPath => ({ path, convert: isoTimeSql });

/** A list of objects. */
export const listOf = (path: string, shape: AnyShape): FieldPath => ({ path, shape });

interface AnswerBase<Json> {
  /** Name of the statement in metrics and traces. */
  readonly name: string;
  /** GraphQL type of the objects. Without one, SQL returns all properties. */
  readonly type?: string;
  readonly shape: Shape<Json>;
}

/** An answer of REST: legacy names and the fields that they show. */
export type AnswerDefinition<Json> = AnswerBase<Json> &
  (
    | {
        /** Selects the row of the answer's object. */
        readonly source: (scope: SqlScope) => Expression<unknown>;
        /** Error without such a row. Defaults to NOT_FOUND. */
        readonly missing?: ErrorCode;
        /** True if the viewer may read the object. Otherwise FORBIDDEN. */
        readonly isAllowed?: (scope: SqlScope) => Expression<unknown>;
        /** Path of the version, for the entity tag. */
        readonly version?: string;
        /** Builds the answer over the row, if it is not the object itself. */
        readonly root?: SqlField;
      }
    | { readonly root: SqlField; readonly source?: undefined }
  );

/** An answer with the values and options of its SQL. */
export class SelectedAnswer implements Answer {
  constructor(
    readonly definition: AnswerDefinition<never>,
    readonly root: ReadArguments,
  ) {}
}

const all: AnswerDefinition<never>[] = [];

/**
 * Defines an answer. A name that is missing in the schema prevents the start.
 * @returns a function whose result a route's action returns
 */
export function defineAnswer<Json>(
  definition: AnswerDefinition<Json>,
): (values?: ReadArguments['values'], options?: ReadArguments['options']) => SelectedAnswer {
  const answer = definition as AnswerDefinition<never>;
  all.push(answer);
  return (values = {}, options) => new SelectedAnswer(answer, { values, options });
}

interface KnownAnswer {
  readonly definition: AnswerDefinition<never>;
  readonly selection: KnownSelection;
}

/** Reads answers, each in one statement. */
export class Answers implements AnswerReader {
  private readonly known: ReadonlyMap<object, KnownAnswer>;

  /** @throws {Error} for a path of an answer that is no field with SQL */
  constructor(private readonly selections: Selections) {
    this.known = new Map(
      all.map((definition) => [definition, { definition, selection: toKnownSelection(definition, selections) }]),
    );
  }

  async read(ctx: Context, answer: Answer): Promise<AnswerText> {
    const known = this.known.get(answer.definition);
    if (!known) throw new Error(`${answer.definition.name} was defined after the start.`);
    const { definition, selection } = known;
    const document = await this.selections.readDocument(ctx, selection, { args: [], root: answer.root });
    if (!document) throw new AppError(definition.source ? (definition.missing ?? 'NOT_FOUND') : 'UNAUTHENTICATED');
    if (document.body === null) throw new AppError('FORBIDDEN');
    return { text: document.body, version: document.version };
  }
}

function toKnownSelection(answer: AnswerDefinition<never>, { schema, definitions }: Selections): KnownSelection {
  const { name, type: typeName = 'Query', shape } = answer;
  const reader = new ShapeReader(schema, definitions);
  const type = reader.typeOf(typeName);
  const object = reader.objectOf(type, shape);
  const version = 'version' in answer && answer.version ? reader.fieldOf(type, answer.version, answer.version) : null;
  const selection: Selection = { type: type as GraphQLObjectType, fields: [], sites: [], primary: reader.primary };
  const write = (parts: WriterParts): WrittenStatement => writeAnswer(answer, { object, version }, parts);
  return { selection, name, write, keeping: 'always', statements: new Map() };
}

interface AnswerParts {
  object: SelectedObject;
  version: SelectedField | null;
}

function writeAnswer(answer: AnswerDefinition<never>, parts: AnswerParts, writing: WriterParts): WrittenStatement {
  const writer = new SqlWriter(writing);
  const { sources } = writer;
  const scope = writer.scopeOf(undefined);
  const body = writeBody(answer, parts, writer, scope);
  if (!answer.source) return { query: writer.forViewer(sql`select ${body} as body`), sources };
  const allowed = answer.isAllowed ? sql`case when ${answer.isAllowed(scope)} then ${body} end` : body;
  const version = parts.version ? sql`, ${writer.field(parts.version, parts.object.type.name)} as version` : sql``;
  const row = sql`select ${allowed} as body${version} from ${answer.source(scope)}`;
  const query = sql`select answer.* from member viewer, lateral (${row}) answer where viewer.id = ${writer.viewerId}`;
  return { query, sources };
}

function writeBody(
  { root }: AnswerDefinition<never>,
  { object }: AnswerParts,
  writer: SqlWriter,
  scope: SqlScope,
): RawBuilder<unknown> {
  const json = (): RawBuilder<unknown> => writer.anyObject(object);
  return root ? sql`${root.write(scope, { json, connection: json })}` : json();
}

/** Parses shapes into selections. */
class ShapeReader {
  primary = false;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
  ) {}

  typeOf(name: string): GraphQLNamedType {
    const type = this.schema.getType(name);
    if (!type) throw new Error(`An answer shows the unknown type ${name}.`);
    return type;
  }

  objectOf(type: GraphQLNamedType, shape: AnyShape): SelectedObject {
    const fields = Object.entries<Source>(shape).map(([key, source]) => this.fieldOf(type, key, source));
    return { type, fieldsByType: new Map([[type.name, fields]]) };
  }

  fieldOf(type: GraphQLNamedType, key: string, source: Source): SelectedField {
    if (typeof source === 'string') return this.pathOf(type, key, { path: source });
    if ('path' in source) return this.pathOf(type, key, source);
    return { key, name: key, definition: toSqlField(source), object: undefined, site: undefined };
  }

  private pathOf(type: GraphQLNamedType, key: string, { path, shape, convert }: FieldPath): SelectedField {
    const [name = '', ...rest] = path.split('.');
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const definition = this.definitions.field(type.name, name);
    if (!field || !definition) throw new Error(`An answer shows ${type.name}.${name}, which has no SQL.`);
    this.primary ||= definition.primary === true;
    const inner = getNamedType(field.type);
    const at = { key, name, definition, site: undefined };
    if (shape) return { ...at, object: this.objectOf(inner, shape) };
    if (rest.length === 0) return { ...at, object: undefined, convert };
    const value = this.pathOf(inner, key, { path: rest.join('.'), convert });
    const object = { type: inner, fieldsByType: new Map([[inner.name, [value]]]), isValue: true };
    return { ...at, object };
  }
}
