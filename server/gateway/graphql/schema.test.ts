import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLType,
  isNonNullType,
  isObjectType,
} from 'graphql';

// Rules that @graphql-eslint does not check (tools/eslint.config.mjs).

const schema = buildSchema(readFileSync(join(__dirname, '..', '..', '..', 'schema.graphql'), 'utf8'));

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

const fieldsOf = (type: GraphQLObjectType | undefined | null): GraphQLField<unknown, unknown>[] =>
  Object.values(type?.getFields() ?? {});

/** Types of fields or arguments by name, as written in the schema. */
const typesOf = (parts: readonly { name: string; type: GraphQLType }[]): Record<string, string> =>
  Object.fromEntries(parts.map(({ name, type }) => [name, String(type)]));

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

describe('a root field', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

  it.each(roots.flatMap(fieldsOf))('$name is nullable, so that its error leaves the other fields', ({ type }) => {
    expect(isNonNullType(type)).toBe(false);
  });
});

describe('a mutation', () => {
  const mutations = fieldsOf(schema.getMutationType());

  it.each(mutations)('$name takes one input and returns a payload, both named after it', ({ name, args, type }) => {
    const inputs = args.length > 0 ? { input: `${pascal(name)}Input!` } : {};
    expect(typesOf(args)).toEqual(inputs);
    expect(String(type)).toBe(`${pascal(name)}Payload`);
  });

  it.each(mutations)('$name returns a changed object', ({ type }) => {
    expect(fieldsOf(objectTypes.find(({ name }) => name === getNamedType(type).name))).not.toEqual([]);
  });
});

describe('a connection', () => {
  const connections = objectTypes.filter(({ name }) => name.endsWith('Connection'));

  it.each(connections)('$name has edges with cursors, nodes and page info', (connection) => {
    const node = connection.name.replace(/Connection$/, '');
    expect(typesOf(fieldsOf(connection))).toEqual({
      edges: `[${node}Edge!]!`,
      nodes: `[${node}!]!`,
      pageInfo: 'PageInfo!',
    });
    const edge = objectTypes.find(({ name }) => name === `${node}Edge`);
    expect(typesOf(fieldsOf(edge))).toEqual({ cursor: 'String!', node: `${node}!` });
  });

  const fields = objectTypes.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map((field): [name: string, field: GraphQLField<unknown, unknown>] => [`${type.name}.${field.name}`, field]),
  );

  it.each(fields)('%s takes a cursor and returns 20 nodes by default', (_name, { args }) => {
    expect(typesOf(args)).toMatchObject({ first: 'Int!', after: 'String' });
    expect(args.find(({ name }) => name === 'first')?.defaultValue).toBe(20);
  });

  it.each(fields)('%s is non-null, unless the viewer may not see the list', (name, { type }) => {
    const hidden = ['Project.applications', 'Study.applications', 'Project.offers', 'Study.offers', 'Query.seekers'];
    expect([name, getNullableType(type) === type]).toEqual([name, hidden.includes(name)]);
  });
});
