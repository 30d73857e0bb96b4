import type { TestApp } from './harness';

/** The names of all mutations of the schema, by which tests that list mutations find those that they miss. */
export async function readMutationNames(app: TestApp): Promise<string[]> {
  const query = '{ __schema { mutationType { fields { name } } } }';
  const { __schema } = await app.visitor().data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(query);
  return __schema.mutationType.fields.map(({ name }) => name);
}
