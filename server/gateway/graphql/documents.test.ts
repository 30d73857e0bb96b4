import { hash } from 'node:crypto';
import { buildSchema, type DocumentNode, parse, print, type ValidationRule } from 'graphql';
import { createPubsub } from '../../platform/shared-state/pubsub';
import { clientDocuments } from '../../test-kit/catalogue/client-documents';
import { ClientDocuments } from '../../selection/client-documents';
import { createArmor } from './document-limits';
import { createDocumentStore, readClientDocuments } from './documents';
import { createSchema } from './schema';

const keyOf = (text: string): string => `schema:${hash('sha256', text, 'hex')}`;

describe('the document store', () => {
  it('always contains all documents of the client, all of them within the limits', async () => {
    const documents = clientDocuments();
    const { validationRules } = createArmor();
    const schema = createSchema(createPubsub());
    const store = createDocumentStore(new ClientDocuments(schema, validationRules, new Set(documents)));
    expect(documents.length).toBeGreaterThan(30);
    for (const text of documents) expect(print((await store.get(keyOf(text))) as DocumentNode)).toBe(text);
  });

  const schema = buildSchema('type Query { name: String }');
  const NONE = new ClientDocuments(schema, [], new Set());

  it('omits documents that break the schema or a rule', async () => {
    const refuse: ValidationRule = () => ({
      Field: () => {
        throw new Error('asked');
      },
    });
    const texts = ['{ name }', '{ other }'];
    const documents = new ClientDocuments(schema, [], new Set(texts));
    expect(texts.map((text) => documents.get(text) !== undefined)).toEqual([true, false]);
    expect(() => new ClientDocuments(schema, [refuse], new Set(texts)).get('{ name }')).toThrow('asked');
  });

  it('stores other documents', async () => {
    const store = createDocumentStore(NONE);
    const document = parse('{ name }');
    await store.set(keyOf('{ name }'), document);
    expect(await store.get(keyOf('{ name }'))).toBe(document);
  });

  const count = async (store: ReturnType<typeof createDocumentStore>, texts: readonly string[]): Promise<number> =>
    (await Promise.all(texts.map((text) => store.get(keyOf(text))))).filter((document) => document).length;

  it.each<[what: string, filler: string, bytes: number, documents: number]>([
    // Heap in bytes of each document, as measured.
    ['long comments', `#${'x'.repeat(3_900)}`, 4_900, 4_000],
    ['many comments', '#\n'.repeat(1_900), 170_000, 1_000],
    ['many fields', `query All { ${'name '.repeat(900)} }`, 450_000, 400],
  ])('[G15] holds the latest documents with %s, in 16 MiB', async (_what, filler, bytes, documents) => {
    const store = createDocumentStore(NONE);
    const texts = Array.from({ length: documents }, (_, index) => `query Q${index} { name } ${filler}`);
    for (const text of texts) await store.set(keyOf(text), parse(text));
    const stored = await count(store, texts);
    expect(stored).toBeGreaterThan(10);
    expect(stored * bytes).toBeLessThan(16 * 1024 * 1024);
    expect(await count(store, texts.slice(-10))).toBe(10);
  });

  it('[G15] stores no document of more than 8,000 characters', async () => {
    const store = createDocumentStore(NONE);
    const text = `{ name(of: "${'x'.repeat(8_000)}") }`;
    await store.set(keyOf(text), parse(text));
    expect(await count(store, [text])).toBe(0);
  });

  it('has no documents of the client before a build', () => {
    expect(readClientDocuments('/nowhere/documents.json')).toEqual(new Set());
  });
});
