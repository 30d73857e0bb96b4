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
import type { SqlField, SqlMessage } from './fields';
import type { FieldExtensions, TypeExtensions } from './schema-fields';

/** SQL of the fields of a schema. */
export interface FieldDefinitions {
  /** Returns the SQL of a type's field, or of the same field in an interface of the type. */
  field(typeName: string, name: string): SqlField | undefined;
  /**
   * Returns the condition for rows of this type, if it belongs to an interface with several types.
   */
  isOfType(typeName: string): Expression<SqlBool> | undefined;
  messageOf(field: string): SqlMessage | undefined;
  /** True if visitors may read a field of Query. */
  isOpen(rootField: string): boolean;
}

/** Placeholder for the fields of connections, which connection-builder.ts builds. */
const PART_OF_CONNECTION: SqlField = {
  build: () => {
    throw new Error('A field of a connection is selected outside of its connection.');
  },
};

const isPartOfConnection = (typeName: string): boolean => /(Connection|Edge)$|^PageInfo$/.test(typeName);

/**
 * Collects the SQL of all fields from the schema (schema-fields.ts).
 * @throws {Error} for a field without SQL
 */
export function definitionsOf(schema: GraphQLSchema): FieldDefinitions {
  const extensionsOf = (type: string, name: string): FieldExtensions => fieldOf(schema, type, name)?.extensions ?? {};
  const field = (typeName: string, name: string): SqlField | undefined =>
    isPartOfConnection(typeName) ? PART_OF_CONNECTION : extensionsOf(typeName, name).sql;
  const missing = fieldsOf(schema).filter(([type, name]) => !field(type.name, name) && needsSql(schema, type, name));
  if (missing.length > 0) {
    throw new Error(`Fields without SQL: ${missing.map(([type, name]) => `${type.name}.${name}`).join(', ')}.`);
  }
  return {
    field,
    isOfType: (typeName) => {
      const type = schema.getType(typeName);
      const extensions: TypeExtensions = isObjectType(type) ? type.extensions : {};
      return extensions.isOfType;
    },
    messageOf: (name) => {
      const sql = extensionsOf('Subscription', name).sql;
      return sql && 'idsOf' in sql ? sql : undefined;
    },
    isOpen: (name) => extensionsOf('Query', name).isOpen === true,
  };
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** Fields of all object types, with their types. */
function fieldsOf(schema: GraphQLSchema): (readonly [type: GraphQLObjectType, name: string])[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => [type, name] as const));
}

/**
 * True if the field needs SQL. Mutations run resolvers, and scalar fields of payloads are plain
 * values.
 */
function needsSql(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  if (type === schema.getMutationType()) return false;
  return !(type.name.endsWith('Payload') && isLeafType(getNamedType(type.getFields()[name]?.type)));
}
