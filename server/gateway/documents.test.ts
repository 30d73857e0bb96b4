import { createHash } from 'node:crypto';
import { buildSchema, type DocumentNode, parse, print, type ValidationRule } from 'graphql';
import { createPubsub } from '../platform/pubsub';
import { clientDocuments } from '../test/client-documents';
import { createArmor } from './document-limits';
import { createDocumentStore, readClientDocuments } from './documents';
import { createSchema } from './schema';

const keyOf = (text: string): string => `schema:${createHash('sha256').update(text).digest('hex')}`;

describe('the document store', () => {
  it("contains all of the client's documents before the first request, all within the limits", async () => {
    const documents = clientDocuments();
    const store = createDocumentStore(createSchema(createPubsub()), createArmor(true).validationRules, documents);
    expect(documents.length).toBeGreaterThan(30);
    for (const text of documents) expect(print((await store.get(keyOf(text))) as DocumentNode)).toBe(text);
  });

  const schema = buildSchema('type Query { name: String }');

  it('leaves out documents that do not fit the schema or a rule', async () => {
    const refuse: ValidationRule = () => ({
      Field: () => {
        throw new Error('asked');
      },
    });
    const store = createDocumentStore(schema, [], ['{ name }', '{ other }']);
    expect(await store.get(keyOf('{ name }'))).toBeDefined();
    expect(await store.get(keyOf('{ other }'))).toBeUndefined();
    expect(() => createDocumentStore(schema, [refuse], ['{ name }'])).toThrow('asked');
  });

  it('adds other documents', async () => {
    const store = createDocumentStore(schema, [], []);
    const document = parse('{ name }');
    await store.set(keyOf('{ name }'), document);
    expect(await store.get(keyOf('{ name }'))).toBe(document);
  });

  it('has no client documents before a build', () => {
    expect(readClientDocuments('/nowhere/documents.json')).toEqual([]);
  });
});
