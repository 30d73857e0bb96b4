import { Arg, Args, type ClassType, Extensions, Field, Query, Resolver } from 'type-graphql';
import type { Expression, SqlBool } from 'kysely';
import { type DeclaredSql, type SqlField, type SqlMessage, toSqlField } from './fields';

// Declares fields of the GraphQL schema with their SQL. The schema holds it as extensions, which
// definitions.ts reads.

/** Extensions of a field in the schema. */
export interface FieldExtensions {
  readonly sql?: SqlField | SqlMessage;
  /** True if visitors may read this field of Query. */
  readonly isOpen?: boolean;
}

/** Extensions of a type in the schema. */
export interface TypeExtensions {
  /** Condition on a row of an interface that has this type. */
  readonly isOfType?: Expression<SqlBool>;
}

const declared = new Map<object, Set<string | symbol>>();

/** @throws {Error} for a field that is already declared, maybe by another module */
function fieldExtensions(extensions: FieldExtensions) {
  return (prototype: object, name: string | symbol): void => {
    const names = declared.get(prototype) ?? new Set();
    if (names.has(name)) throw new Error(`${prototype.constructor.name}.${String(name)} is declared twice.`);
    declared.set(prototype, names.add(name));
    Extensions({ ...extensions })(prototype, name);
  };
}

/** Declares the SQL of a field of a class. A field of Subscription is a {@link SqlMessage}. */
export const Sql = (sql: DeclaredSql): PropertyDecorator => fieldExtensions({ sql: toSqlField(sql) });

/** Declares the condition for rows of an interface that have the type of a class. */
export function SqlType(isOfType: Expression<SqlBool>): ClassDecorator {
  const extensions: TypeExtensions = { isOfType };
  return Extensions({ ...extensions });
}

/** Returns the type of a field, for type-graphql's decorators. */
type TypeOf = () => ClassType | object | (ClassType | object)[];

/** An argument of a field. */
interface ArgumentDeclaration {
  readonly type: TypeOf;
  readonly description: string;
}

/** Declaration of a field that SQL reads. */
export interface FieldDeclaration {
  readonly type: TypeOf;
  readonly description: string;
  /** True if the field may be null, `items` if only the items of its list may be. */
  readonly nullable?: boolean | 'items';
  /** A class of arguments, or single arguments by name. */
  readonly args?: ClassType | Readonly<Record<string, ArgumentDeclaration>>;
  readonly sql: DeclaredSql;
}

/** Declaration of a field of Query. */
export interface QueryDeclaration extends FieldDeclaration {
  /** True if visitors may read it. Their viewer id is null. */
  readonly isOpen?: boolean;
}

/** Adds fields to a GraphQL type of this module or of one below. */
export function addFields(
  type: abstract new (...args: never[]) => object,
  fields: Readonly<Record<string, FieldDeclaration>>,
): void {
  const prototype = type.prototype as object;
  for (const [name, { type: typeOf, description, nullable, args, sql }] of Object.entries(fields)) {
    Field(typeOf as never, { description, nullable })(prototype, name);
    Sql(sql)(prototype, name);
    addArguments(prototype, name, args);
  }
}

/** Fields of Query. SQL reads them, so the class has no methods. */
@Resolver()
export class QueryFields {}

/** Adds fields to Query. */
export function addQueries(fields: Readonly<Record<string, QueryDeclaration>>): void {
  const { prototype } = QueryFields;
  for (const [name, { type, description, nullable, args, sql, isOpen = false }] of Object.entries(fields)) {
    Query(type as never, { description, nullable })(prototype, name, {});
    fieldExtensions({ sql: toSqlField(sql), isOpen })(prototype, name);
    addArguments(prototype, name, args);
  }
}

function addArguments(prototype: object, field: string, args: FieldDeclaration['args'] = {}): void {
  if (typeof args === 'function') return Args(() => args)(prototype, field, 0);
  for (const [index, [name, { type, description }]] of Object.entries(args).entries()) {
    Arg(name, type as never, { description })(prototype, field, index);
  }
}
