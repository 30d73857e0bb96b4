import { Arg, Args, type ClassType, Field, Query, Resolver } from 'type-graphql';

/** Returns the type of a field, as type-graphql's decorators expect it. */
type TypeOf = () => ClassType | object | (ClassType | object)[];

/** An argument of a field. */
interface ArgumentDeclaration {
  readonly type: TypeOf;
  readonly description: string;
}

/** The declaration of a field whose value comes from SQL. */
export interface FieldDeclaration {
  readonly type: TypeOf;
  readonly description: string;
  /** Whether it may be null; `items` if only the items of its list may be. */
  readonly nullable?: boolean | 'items';
  /** A class of arguments, or single arguments by name. */
  readonly args?: ClassType | Readonly<Record<string, ArgumentDeclaration>>;
}

type Declarations = Readonly<Record<string, FieldDeclaration>>;

/** Adds fields to a GraphQL type of this module or of one below. */
export function addFields(type: abstract new (...args: never[]) => object, fields: Declarations): void {
  const prototype = type.prototype as object;
  for (const [name, { type: typeOf, description, nullable, args }] of Object.entries(fields)) {
    Field(typeOf as never, { description, nullable })(prototype, name);
    addArguments(prototype, name, args);
  }
}

/** The fields of Query. SQL reads them, so their methods do not exist. */
@Resolver()
export class QueryFields {}

/** Adds fields to Query. */
export function addQueries(fields: Declarations): void {
  const { prototype } = QueryFields;
  for (const [name, { type, description, nullable, args }] of Object.entries(fields)) {
    Query(type as never, { description, nullable })(prototype, name, {});
    addArguments(prototype, name, args);
  }
}

function addArguments(prototype: object, field: string, args: FieldDeclaration['args'] = {}): void {
  if (typeof args === 'function') return Args(() => args)(prototype, field, 0);
  for (const [index, [name, { type, description }]] of Object.entries(args).entries()) {
    Arg(name, type as never, { description })(prototype, field, index);
  }
}
