import { type GraphQLObjectType, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';
import type { Expression, SqlBool } from 'kysely';
import type { SqlDefinitions, SqlField } from '../../domain/kit/sql-fields';

/** The definitions of all modules. */
export interface FieldDefinitions {
  /** The definition of a type's field, which may be that of an interface of the type. */
  field(type: GraphQLObjectType, name: string): SqlField | undefined;
  /** Whether the row in scope is an object of this type, for an interface with several types. */
  isOfType(interfaceName: string, type: string): Expression<SqlBool> | undefined;
  /** The statement that a field of Query takes the place of. */
  statementOf(rootField: string): string | undefined;
}

/** Stands for the fields of connections, which connection-writer.ts writes. */
const PART_OF_CONNECTION: SqlField = {
  write: () => {
    throw new Error('A part of a connection stands outside of one.');
  },
};

const isPartOfConnection = ({ name }: GraphQLObjectType): boolean => /(Connection|Edge)$|^PageInfo$/.test(name);

/**
 * Combines the definitions of modules.
 * @throws {Error} when a field is defined twice, or the schema does not have it
 */
export function combineDefinitions(schema: GraphQLSchema, parts: readonly SqlDefinitions[]): FieldDefinitions {
  const fields = new Map<string, SqlField>();
  for (const { roots = {}, fields: byType = {} } of parts) {
    for (const [type, own] of Object.entries({ Query: roots, ...byType })) {
      for (const [name, field] of Object.entries(own)) {
        const key = `${type}.${name}`;
        if (fields.has(key)) throw new Error(`${key} has two definitions in SQL.`);
        if (!hasField(schema, type, name)) throw new Error(`${key} has a definition in SQL, but is not in the schema.`);
        fields.set(key, field);
      }
    }
  }
  const roots = new Map(parts.flatMap((part) => Object.entries(part.roots ?? {})));
  const types = new Map(parts.flatMap((part) => Object.entries(part.types ?? {})));
  return {
    field: (type, name) => {
      if (isPartOfConnection(type)) return PART_OF_CONNECTION;
      return [type, ...type.getInterfaces()].map((each) => fields.get(`${each.name}.${name}`)).find((found) => found);
    },
    isOfType: (interfaceName, type) => types.get(interfaceName)?.[type],
    statementOf: (rootField) => roots.get(rootField)?.statement,
  };
}

function hasField(schema: GraphQLSchema, typeName: string, name: string): boolean {
  const type = schema.getType(typeName);
  return (isObjectType(type) || isInterfaceType(type)) && name in type.getFields();
}
