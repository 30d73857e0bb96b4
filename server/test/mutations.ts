import type { TestApp } from './harness';

/**
 * Reads the names of all mutations of the schema. Tests with lists of mutations use them to find
 * missing ones.
 */
export async function readMutationNames(app: TestApp): Promise<string[]> {
  const query = '{ __schema { mutationType { fields { name } } } }';
  const { __schema } = await app.visitor().data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(query);
  return __schema.mutationType.fields.map(({ name }) => name);
}
