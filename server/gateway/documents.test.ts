import { createHash } from 'node:crypto';
import { buildSchema, type DocumentNode, parse, print, type ValidationRule } from 'graphql';
import { createPubsub } from '../platform/pubsub';
import { clientDocuments } from '../test/client-documents';
import { createArmor } from './document-limits';
import { createDocumentStore, parseDocuments, readClientDocuments } from './documents';
import { createSchema } from './schema';

const keyOf = (text: string): string => `schema:${createHash('sha256').update(text).digest('hex')}`;

describe('the document store', () => {
  it("contains all of the client's documents before the first request, all within the limits", async () => {
    const documents = clientDocuments();
    const { validationRules } = createArmor(true);
    const store = createDocumentStore(parseDocuments(createSchema(createPubsub()), validationRules, documents));
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
    expect([...parseDocuments(schema, [], ['{ name }', '{ other }']).keys()]).toEqual(['{ name }']);
    expect(() => parseDocuments(schema, [refuse], ['{ name }'])).toThrow('asked');
  });

  it('adds other documents', async () => {
    const store = createDocumentStore(new Map());
    const document = parse('{ name }');
    await store.set(keyOf('{ name }'), document);
    expect(await store.get(keyOf('{ name }'))).toBe(document);
  });

  it('has no client documents before a build', () => {
    expect(readClientDocuments('/nowhere/documents.json')).toEqual([]);
  });
});
