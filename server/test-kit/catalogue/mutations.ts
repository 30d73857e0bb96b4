import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  validate,
} from 'graphql';
import type { FieldExtensions, SuspensionCheck } from '../../selection/schema-fields';
import type { TestApp } from '../app/test-app';

/** Returns a GraphQL literal of a type. Texts fit the bounds of passwords and names. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Boolean') return 'true';
  return ['Int', 'ID'].includes(type.name) ? '1' : '"some long text 1"';
}

/** Returns a document with valid arguments for every mutation of the schema. */
export function mutationDocuments(schema: GraphQLSchema): [name: string, document: string][] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
    const given = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${literalOf(arg.type)}`);
    const call = field.name + (given.length > 0 ? `(${given.join(', ')})` : '');
    const bare = `mutation { ${call} }`;
    return [field.name, validate(schema, parse(bare)).length === 0 ? bare : `mutation { ${call} { __typename } }`];
  });
}

/** Returns the declared check of the suspension of each mutation. */
export function suspensionChecks(schema: GraphQLSchema): ReadonlyMap<string, SuspensionCheck | undefined> {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Map(fields.map(({ name, extensions }) => [name, (extensions as FieldExtensions).suspensionCheck]));
}

/**
 * Reads the names of all mutations of the schema. Tests with lists of mutations use them to find
 * missing ones.
 */
export async function readMutationNames(app: TestApp): Promise<string[]> {
  const query = '{ __schema { mutationType { fields { name } } } }';
  const { __schema } = await app.visitor().data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(query);
  return __schema.mutationType.fields.map(({ name }) => name);
}
