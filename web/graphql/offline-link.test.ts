import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, getNamedType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import * as generated from './generated/documents';
import { NEVER_STORED } from './offline-link';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));

/** The client's queries, by their names. */
const QUERIES = new Map<string, DocumentNode>();
for (const document of Object.values(generated) as DocumentNode[]) {
  const [first] = document.definitions ?? [];
  if (first?.kind === Kind.OPERATION_DEFINITION && first.operation === 'query')
    QUERIES.set(first.name?.value ?? '', document);
}

/** Whether a query selects contacts of others than the viewer. */
function readsContactsOfOthers(document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const type = types.getType();
        if (type && getNamedType(type).name === 'Contacts' && types.getParentType()?.name !== 'Viewer') found = true;
      },
    }),
  );
  return found;
}

it('what shows contacts of teammates is never kept for reading offline', () => {
  const showing = [...QUERIES].filter(([, document]) => readsContactsOfOthers(document)).map(([name]) => name);
  expect(showing).toContain('TeamPage');
  expect(showing.filter((name) => !NEVER_STORED.has(name))).toEqual([]);
});
