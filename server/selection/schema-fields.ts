import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  Extensions,
  Field,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Subscription,
} from 'type-graphql';
import type { Expression, SqlBool } from 'kysely';
import type { Context } from '../domain/context';
import type { Channels } from '../platform/shared-state/pubsub';
import { type DeclaredSql, type PayloadSql, type SqlField, type SqlMessage, toSqlField } from './fields';

// Declares fields of the GraphQL schema with their SQL, and mutations with their action. The schema
// holds the SQL as extensions, which definitions.ts reads.

/**
 * Check of the suspension by a write. By default the write guard checks it before the write.
 * - `none`: suspended members may do it.
 * - `inStatement`: its first statement refuses suspended members, so the write guard skips it.
 *   After a failure the guard checks the suspension, and SUSPENDED replaces the error.
 */
export type SuspensionCheck = 'none' | 'inStatement';

/** Extensions of a field in the schema. */
export interface FieldExtensions {
  readonly sql?: SqlField | SqlMessage;
  /** True if visitors may read this field of Query. */
  readonly isOpen?: boolean;
  /** Only for fields of Mutation. */
  readonly suspensionCheck?: SuspensionCheck;
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

/** Fields of Query, Mutation and Subscription. Only those of Mutation have a method. */
@Resolver()
export class RootFields {}

const root: object = RootFields.prototype;

/** Adds fields to Query. */
export function addQueries(fields: Readonly<Record<string, QueryDeclaration>>): void {
  for (const [name, { type, description, nullable, args, sql, isOpen = false }] of Object.entries(fields)) {
    Query(type as never, { description, nullable })(root, name, {});
    fieldExtensions({ sql: toSqlField(sql), isOpen })(root, name);
    addArguments(root, name, args);
  }
}

/** A field of a payload. SQL reads it after the action, or it is a value of the action's result. */
type PayloadField = Omit<FieldDeclaration, 'args' | 'sql'> & Partial<Pick<FieldDeclaration, 'sql'>>;

type PayloadFields = Readonly<Record<string, PayloadField>>;

/** Names of the payload's fields without SQL. */
type PlainFields<Fields extends PayloadFields> = {
  [Name in keyof Fields]: Fields[Name] extends { sql: DeclaredSql } ? never : Name;
}[keyof Fields];

/** All values that the SQL of the payload's fields needs, as one type. */
type ReadValues<Fields extends PayloadFields> = {
  [Name in keyof Fields]: (values: Fields[Name] extends { sql: PayloadSql<infer Values> } ? Values : unknown) => void;
}[keyof Fields] extends (values: infer All) => void
  ? All
  : never;

/** The payload's fields without SQL, and the values that its SQL reads. */
type PayloadValues<Fields extends PayloadFields> = Readonly<Record<PlainFields<Fields>, unknown>> & ReadValues<Fields>;

const payloads = new Map<string, ClassType>();

function payloadOf(mutation: string): ClassType {
  const known = payloads.get(mutation) ?? class {};
  payloads.set(mutation, known);
  return known;
}

/** Adds fields to the payload of a mutation of this module or of one below. */
export function addPayloadFields(mutation: string, fields: PayloadFields): void {
  const { prototype } = payloadOf(mutation);
  for (const [name, { type, sql, ...options }] of Object.entries(fields)) {
    Field(type as never, options)(prototype, name);
    if (sql) Sql(sql)(prototype, name);
  }
}

/** Declaration of a mutation with at most one argument, `input`. */
interface MutationDeclaration<Input extends object, Fields extends PayloadFields> {
  readonly description: string;
  readonly input?: { readonly type: ClassType<Input>; readonly description: string };
  readonly payload: Fields;
  readonly suspensionCheck?: SuspensionCheck;
  /**
   * Does the action.
   * @returns the values of the payload; nothing if it needs none
   */
  run(
    ctx: Context,
    input: Input,
  ): Promise<PayloadValues<Fields> | (object extends PayloadValues<Fields> ? void : never)>;
}

/** Adds a mutation with its payload type. A failed mutation is null. */
export function addMutation<Input extends object, Fields extends PayloadFields>(
  name: string,
  { description, input, payload, suspensionCheck, run }: MutationDeclaration<Input, Fields>,
): void {
  const typeName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`;
  ObjectType(typeName, { simpleResolvers: true, description: `The result of ${name}.` })(payloadOf(name));
  addPayloadFields(name, payload);
  Object.assign(root, { [name]: run });
  Mutation(() => payloadOf(name), { description, nullable: true })(root, name, {});
  fieldExtensions({ suspensionCheck })(root, name);
  Ctx()(root, name, 0);
  if (input) Arg('input', () => input.type, { description: input.description })(root, name, 1);
}

/** Declaration of a field of Subscription. */
interface SubscriptionDeclaration extends Omit<FieldDeclaration, 'args' | 'nullable'> {
  readonly topic: keyof Channels;
  /** Returns the id of the recipient. */
  recipientOf(ctx: Context): number;
  readonly sql: SqlMessage;
}

/** Adds a live message, which is null if the viewer may not see it. */
export function addSubscription(
  name: string,
  { type, description, topic, recipientOf, sql }: SubscriptionDeclaration,
): void {
  const topicId = ({ context }: { context: Context }): number => recipientOf(context);
  Subscription(type as never, { description, nullable: true, topics: topic, topicId })(root, name, {});
  Sql(sql)(root, name);
}

function addArguments(prototype: object, field: string, args: FieldDeclaration['args'] = {}): void {
  if (typeof args === 'function') return Args(() => args)(prototype, field, 0);
  for (const [index, [name, { type, description }]] of Object.entries(args).entries()) {
    Arg(name, type as never, { description })(prototype, field, index);
  }
}
