import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { SqlDefinitions, SqlField, SqlMessage } from './fields';

/** The SQL of all modules. */
export interface FieldDefinitions {
  /** The SQL of a type's field, which may be that of an interface of the type. */
  field(typeName: string, name: string): SqlField | undefined;
  /** The condition on rows of this type, for an interface with several types. */
  isOfType(interfaceName: string, type: string): Expression<SqlBool> | undefined;
  messageOf(field: string): SqlMessage | undefined;
  /** Whether visitors may read a field of Query. */
  isOpen(rootField: string): boolean;
}

/** Stands for the fields of connections, which connection-writer.ts writes. */
const PART_OF_CONNECTION: SqlField = {
  write: () => {
    throw new Error('A part of a connection stands outside of one.');
  },
};

const isPartOfConnection = (typeName: string): boolean => /(Connection|Edge)$|^PageInfo$/.test(typeName);

/**
 * Combines the definitions of modules.
 * @throws {Error} for a field that is defined twice, that the schema does not have, or that has no SQL
 */
export function combineDefinitions(schema: GraphQLSchema, parts: readonly SqlDefinitions[]): FieldDefinitions {
  const fields = collectFields(schema, parts);
  const types = new Map(parts.flatMap((part) => Object.entries(part.types ?? {})));
  const roots = new Map(parts.flatMap((part) => Object.entries(part.roots ?? {})));
  const messages = new Map(parts.flatMap((part) => Object.entries(part.messages ?? {})));
  const field = (typeName: string, name: string): SqlField | undefined => {
    if (isPartOfConnection(typeName)) return PART_OF_CONNECTION;
    const type = schema.getType(typeName);
    const interfaces = isObjectType(type) ? type.getInterfaces() : [];
    return [typeName, ...interfaces.map((each) => each.name)]
      .map((each) => fields.get(`${each}.${name}`))
      .find((found) => found);
  };
  const missing = fieldsOf(schema).filter(([type, name]) => !field(type.name, name) && needsSql(schema, type, name));
  if (missing.length > 0) {
    throw new Error(`Fields without SQL: ${missing.map(([type, name]) => `${type.name}.${name}`).join(', ')}.`);
  }
  return {
    field,
    isOfType: (interfaceName, type) => types.get(interfaceName)?.[type],
    messageOf: (name) => messages.get(name),
    isOpen: (rootField) => roots.get(rootField)?.open === true,
  };
}

function collectFields(schema: GraphQLSchema, parts: readonly SqlDefinitions[]): Map<string, SqlField> {
  const fields = new Map<string, SqlField>();
  for (const { roots = {}, messages = {}, fields: byType = {} } of parts) {
    for (const [type, own] of Object.entries({ Query: roots, Subscription: messages, ...byType })) {
      for (const [name, field] of Object.entries(own)) {
        const key = `${type}.${name}`;
        if (fields.has(key)) throw new Error(`${key} has two definitions in SQL.`);
        if (!hasField(schema, type, name)) throw new Error(`${key} has a definition in SQL, but is not in the schema.`);
        fields.set(key, field);
      }
    }
  }
  return fields;
}

function hasField(schema: GraphQLSchema, typeName: string, name: string): boolean {
  const type = schema.getType(typeName);
  return (isObjectType(type) || isInterfaceType(type)) && name in type.getFields();
}

/** All fields of objects, with their types. */
function fieldsOf(schema: GraphQLSchema): (readonly [type: GraphQLObjectType, name: string])[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type));
  return types
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((name) => [type, name] as const));
}

/** Mutations act, and the payloads that they return have plain values themselves. */
function needsSql(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  if (type === schema.getMutationType()) return false;
  return !(type.name.endsWith('Payload') && isLeafType(getNamedType(type.getFields()[name]?.type)));
}
