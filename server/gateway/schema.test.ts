import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '..', '..', 'schema.graphql'), 'utf8'));
const roots = ['Query', 'Mutation', 'Subscription'];

type Described = [name: string, description: string | null | undefined];

function fieldsOf(type: GraphQLNamedType): Described[] {
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).flatMap((field): Described[] => [
      [`${type.name}.${field.name}`, field.description],
      ...field.args.map((arg): Described => [`${type.name}.${field.name}(${arg.name})`, arg.description]),
    ]);
  }
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field): Described => [`${type.name}.${field.name}`, field.description]);
}

/** The names of all types, fields and arguments, and what is said of them. */
function describedParts(): Described[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type): Described[] => [
    ...(roots.includes(type.name) ? [] : [[type.name, type.description] satisfies Described]),
    ...fieldsOf(type),
  ]);
}

describe('schema.graphql', () => {
  it('describes every type, field and argument', () => {
    const silent = describedParts().filter(([, description]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
